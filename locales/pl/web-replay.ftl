### Oglądanie partii jeszcze raz.

replay-screen = Powtórka
replay-to-table = Do stołu
replay-controls = Przechodzenie przez partię
replay-where = Krok
replay-step-of = Krok { $step } z { $last }
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-forward = Krok naprzód
replay-last = Na koniec
replay-pace = Tempo
replay-slow = Powoli
replay-steady = Spokojnie
replay-fast = Szybko
replay-keys = Klawisze: strzałki to kroki, na pasku także Page Up i Page Down to dziesięć, Home i End, spacja odtwarza.
replay-link = Link do tego kroku
replay-what-if = A gdyby?
replay-what-if-note = „A gdyby?” otwiera stół, przy którym gra toczy się dalej od tego kroku. Zajmujesz wszystkie miejsca, a ta partia zostaje, jaka była.
replay-not-over = Gdy partia się skończy, od każdego jej kroku będzie można zacząć inną.
replay-record = Zachowaj zapis
replay-report = Zgłoś problem
replay-silent = Nie ma o czym opowiadać.
