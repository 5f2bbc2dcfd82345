"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class SettingsMessages(Catalogue):
    """One method per message, with its English text."""

    def unreadable(self, *, file: Shown, problem: Shown) -> str:
        """The settings in { $file } can't be read ({ $problem }); the defaults are used."""
        return self.put("settings-unreadable", {"file": file, "problem": problem})

    def broken(self, *, file: Shown, problem: Shown) -> str:
        """{ $file } isn't valid TOML ({ $problem }); the defaults are used and the file stays as it is."""
        return self.put("settings-broken", {"file": file, "problem": problem})

    def beyond(self, *, file: Shown) -> str:
        """{ $file } holds a number that is too long, or lists nested too deeply; the defaults are used and the file stays as it is."""
        return self.put("settings-beyond", {"file": file})

    def wrong_choice(self, *, file: Shown, setting: Shown, choices: Shown) -> str:
        """{ $file }: "{ $setting }" must be one of { $choices }; the default is used."""
        return self.put("settings-wrong-choice", {"file": file, "setting": setting, "choices": choices})

    def wrong_choice_near(self, *, file: Shown, setting: Shown, choices: Shown, near: Shown) -> str:
        """{ $file }: "{ $setting }" must be one of { $choices }; the default is used. Did you mean "{ $near }"?"""
        return self.put(
            "settings-wrong-choice-near", {"file": file, "setting": setting, "choices": choices, "near": near}
        )

    def wrong_keys(self, *, file: Shown) -> str:
        """{ $file }: [keys] must give each name a key in quotes; the default keys are used."""
        return self.put("settings-wrong-keys", {"file": file})

    def unknown(self, *, file: Shown, setting: Shown) -> str:
        """{ $file }: there is no setting "{ $setting }"; it is ignored."""
        return self.put("settings-unknown", {"file": file, "setting": setting})

    def unknown_near(self, *, file: Shown, setting: Shown, near: Shown) -> str:
        """{ $file }: there is no setting "{ $setting }"; it is ignored. Did you mean "{ $near }"?"""
        return self.put("settings-unknown-near", {"file": file, "setting": setting, "near": near})

    def variable_near(self, *, name: Shown, near: Shown) -> str:
        """There is no environment variable "{ $name }" here; it is ignored. Did you mean "{ $near }"?"""
        return self.put("settings-variable-near", {"name": name, "near": near})

    def key_unknown(self, *, name: Shown) -> str:
        """Custom keys: there is no "{ $name }"; it is ignored."""
        return self.put("settings-key-unknown", {"name": name})

    def key_unknown_near(self, *, name: Shown, near: Shown) -> str:
        """Custom keys: there is no "{ $name }"; it is ignored. Did you mean "{ $near }"?"""
        return self.put("settings-key-unknown-near", {"name": name, "near": near})

    def key_twice(self, *, key: Shown, name: Shown, other: Shown) -> str:
        """Custom keys: { $key } for "{ $name }" is also the key for "{ $other }" on the same screen."""
        return self.put("settings-key-twice", {"key": key, "name": name, "other": other})

    def key_option(self, *, key: Shown, name: Shown) -> str:
        """Custom keys: { $key } for "{ $name }" chooses an option in some games; choose another key."""
        return self.put("settings-key-option", {"key": key, "name": name})
