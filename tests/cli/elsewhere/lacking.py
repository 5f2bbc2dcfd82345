"""What is taken away there. Imports nothing, so that a test can read it without losing anything."""

MODULES = ("curses", "fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty")
SIGNALS = (
    *("SIGHUP", "SIGTSTP", "SIGCONT", "SIGWINCH", "SIGUSR1", "SIGUSR2", "SIGTTIN", "SIGTTOU", "SIGQUIT"),
    *("SIGALRM", "SIGPIPE", "SIGSTOP"),
)
"""Not those that Python itself needs on the system that these tests run on: SIGCHLD, SIGKILL."""
OF_OS = (
    *("fork", "forkpty", "getuid", "geteuid", "getgid", "getegid", "chown", "fchown", "fchmod", "killpg"),
    *("getpgid", "setsid", "nice", "getpriority", "setpriority", "sched_getaffinity", "pread", "pwrite"),
    *("openpty", "uname", "sysconf", "statvfs"),
)
