### Cofanie i ponawianie.

undo-nothing = Nie masz czego cofnąć.
undo-learned = Ujawniono coś ukrytego.
undo-passed = Tura przeszła dalej.
undo-served = Pochodzi z tego, co wspólne.
undo-shared = { $by } korzysta już ze wspólnego zapasu.
undo-needed = To, co { $by } robi potem, opiera się na tym.
undo-far = Co dalej, okaże się po cofnięciu tych.
redo-nothing = Nie ma czego ponowić.
redo-impossible = Ten krok nie jest już możliwy.
