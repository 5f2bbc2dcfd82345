# What can be set, and what is wrong with a settings file.

settings-unreadable = The settings in { $file } can't be read ({ $problem }); the defaults are used.
settings-broken = { $file } isn't valid TOML ({ $problem }); the defaults are used and the file stays as it is.
settings-beyond = { $file } holds a number that is too long, or lists nested too deeply; the defaults are used and the file stays as it is.
settings-wrong-choice = { $file }: "{ $setting }" must be one of { $choices }; the default is used.
settings-wrong-choice-near = { $file }: "{ $setting }" must be one of { $choices }; the default is used. Did you mean "{ $near }"?
settings-wrong-keys = { $file }: [keys] must give each name a key in quotes; the default keys are used.
settings-unknown = { $file }: there is no setting "{ $setting }"; it is ignored.
settings-unknown-near = { $file }: there is no setting "{ $setting }"; it is ignored. Did you mean "{ $near }"?
settings-variable-near = There is no environment variable "{ $name }" here; it is ignored. Did you mean "{ $near }"?
settings-key-unknown = Custom keys: there is no "{ $name }"; it is ignored.
settings-key-unknown-near = Custom keys: there is no "{ $name }"; it is ignored. Did you mean "{ $near }"?
settings-key-twice = Custom keys: { $key } for "{ $name }" is also the key for "{ $other }" on the same screen.
settings-key-option = Custom keys: { $key } for "{ $name }" chooses an option in some games; choose another key.
