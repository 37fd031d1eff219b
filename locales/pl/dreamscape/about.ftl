### Dreamscape tam, gdzie się je proponuje, i jego stoły na listach.

about-title = Dreamscape
about-lead = W dzień zbieraj Okruchy we wspólnej Krainie Snów, w nocy układaj z nich własny krajobraz i pozwól swojemu Marzycielowi przez niego wędrować. Dla jednej do czterech osób.
about-solo = W pojedynkę, poziom { $level }
about-nightmare = Z koszmarami
about-standard = Gra standardowa
about-simultaneous = Równocześnie
about-edition = Wydanie { $edition }
