### What can be wrong with a data file. The place and what was expected are shown beside these sentences.
### $name is a key of the file, $found what stands there.

data-not-text = This file is not UTF-8 text.
data-not-toml = This is not valid TOML here.
data-said-before = This key or table was there before.
data-unquoted = A text must stand in quotation marks.
data-unknown-key = The key "{ $name }" means nothing here.
data-missing-key = The key "{ $name }" is missing.
data-needless-key = The key "{ $name }" does not belong here.
data-wrong-type = The value of "{ $name }" is of the wrong type: { $found }.
data-out-of-range = The number { $found } is out of bounds for "{ $name }".
data-unknown-word = "{ $found }" is not a word for "{ $name }".
data-wrong-length = The list "{ $name }" has the wrong number of entries: { $found }.
data-bad-name = "{ $found }" cannot be used for "{ $name }": write lower-case words joined by hyphens, such as quiet-shore.
data-bad-title = The title for "{ $name }" is empty or has signs that cannot be shown.
data-repeated = "{ $name }" has { $found } a second time.
data-out-of-turn = The number { $found } for "{ $name }" is out of turn.

## Packs

data-too-long = The pack is too long: at most { $bytes } bytes are read.
data-too-many-cards = The pack has too many cards: { $found }.
data-too-few-cards = The pack has too few cards of level { $level }: { $found }.
data-taken-version = Version { $version } of "{ $name }" is built in, with other content: take another version or another name.
data-same-pattern = This is the pattern of card { $number }, perhaps turned.

## Drawings of patterns

data-empty-pattern = The drawing shows no stack.
data-too-large = The pattern is too large: { $columns } columns and { $rows } rows.
data-ragged-row = This row does not have as many cells as the first one: { $found }.
data-unknown-sign = The sign "{ $sign }" means nothing here.
data-on-nothing = "{ $sign }" needs a shard to stand on.
data-on-top = Nothing can follow a tree or the Dreamer, but here comes "{ $sign }".
data-tree-under-dreamer = A tree and the Dreamer cannot share a cell.
data-two-dreamers = There is only one Dreamer.
data-red-not-alone = A red lies alone on its cell; only the Dreamer may stand on it.
data-too-high = A pattern cannot show so high a stack.

## Types of values

toml-string = text in quotation marks
toml-integer = whole number
toml-float = decimal number
toml-boolean = true or false
toml-datetime = date or time
toml-array = list in square brackets
toml-table = table
toml-tables = tables under [[...]]
