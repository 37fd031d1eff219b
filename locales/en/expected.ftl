### What would have been right where a text cannot be read: parts of a list, not sentences.

text-line-end = the end of the line
text-end = the end of the text
text-word = a word
text-name = a name without control characters, at most { $most } long
text-seat = a seat, 1 to { $seats }
text-seats = exactly { $seats } seats
text-bytes = at most { $most } bytes
text-line-bytes = at most { $most } bytes in a line
text-at-most = at most { $most }
