# A Homebrew formula. After a release: put in the address and checksum of its sdist, then
# `brew update-python-resources tabletop` writes the resources for what it depends on.
class Tabletop < Formula
  include Language::Python::Virtualenv

  desc "Complete, rules-enforced board games for two to four people at one terminal"
  homepage "https://github.com/tabletop-tui/tabletop"
  url "https://github.com/tabletop-tui/tabletop/releases/download/v0.2.0/tabletop_tui-0.2.0.tar.gz"
  license "MIT"

  depends_on "cryptography" => :no_linkage # asyncssh's, which Homebrew builds itself
  depends_on "python@3.13"

  def install
    virtualenv_install_with_resources
    man1.install "contrib/tabletop.1"
    generate_completions_from_executable(bin/"tabletop", "completion")
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/tabletop --version")
    assert_match "Decisions", shell_output("#{bin}/tabletop auto orbis --seed 1")
  end
end
