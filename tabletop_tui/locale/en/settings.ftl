# What can be set, and what is wrong with a settings file.

settings-unreadable = The settings in { $file } can't be read ({ $problem }); the usual ones are used.
settings-broken = { $file } isn't valid TOML ({ $problem }); the usual settings are used and the file stays as it is.
settings-beyond = { $file } holds a number that is too long, or lists nested too deeply; the usual settings are used and the file stays as it is.
settings-wrong-choice = { $file }: "{ $setting }" must be one of { $choices }; its usual value is used.
settings-wrong-keys = { $file }: [keys] must give each name a key in quotes; the usual keys are used.
settings-unknown = { $file }: there is no setting "{ $setting }"; it is passed over.
settings-key-unknown = Your own keys: there is no "{ $name }"; it is passed over.
settings-key-twice = Your own keys: { $key } for "{ $name }" is also the key for "{ $other }" on the same screen.
settings-key-option = Your own keys: { $key } for "{ $name }" chooses an option in some games; take another key.
