### Samouczek: sześć lekcji, opowiedzianych jak przy stole.

learn-title = Naucz się Dreamscape
learn-lead = Sześć krótkich lekcji, razem dziesięć minut. Uczysz się, grając.
learn-progress = Ukończone lekcje: { $done } z { $count }
learn-number = Lekcja { $number } z { $count }
learn-finished = ukończona
learn-begin = Zacznij
learn-again = Zagraj ponownie
learn-guide = Twój przewodnik
learn-goals = Zadania
learn-now = Teraz
learn-goal-open = jeszcze do zrobienia
learn-goal-done = wykonane
learn-reached = Wykonane: { $goal }
learn-hint = Pokaż podpowiedź
learn-hint-hide = Ukryj podpowiedź
learn-restart = Od początku
learn-lost = Tego, czego brakuje, nie da się już stąd osiągnąć. Nic nie szkodzi: zacznij lekcję od początku.
learn-well-done = Dobra robota!
learn-next = Następna lekcja
learn-all = Wszystkie lekcje
learn-play = Teraz zagraj
learn-more = Pokaż wszystkie zadania
learn-less = Pokaż mniej
learn-preparing = Przygotowuję lekcję …
learn-retry = Spróbuj ponownie
learn-none = Nie ma takiej lekcji.

## Podróż i klucze

learn-travel-title = Podróż i klucze
learn-travel-why = Każdy cykl zaczyna się Podróżą. Twój Podróżnik wędruje po Krainie Snów i zbiera Okruchy, z których będziesz budować. Masz cztery punkty akcji.
learn-travel-goal-1 = Zbierz Wodę w swoim zakątku.
learn-travel-hint-1 = Wybierz rząd zakątka 1, Archiwa Muz. Wziąć można tylko Okruch przy dłoni, ostatni w rzędzie. Kosztuje to jeden punkt akcji.
learn-travel-goal-2 = Idź do zakątka 4, Zegarowy Golem. Nic to nie kosztuje.
learn-travel-hint-2 = Pierwszy Okruch rzędu to jego klucz. Kluczem zakątka 4 jest Woda, a ty masz Wodę: droga jest darmowa, a Okruch zostaje u ciebie. Wybierz zakątek 4.
learn-travel-goal-3 = Zbierz tam Skałę.
learn-travel-hint-3 = Wybierz rząd zakątka 4. Zbierać możesz, dopóki w Dłoniach masz mniej niż dwa Okruchy tego koloru.
learn-travel-goal-4 = Idź dalej do zakątka 5, Jezioro Wiecznego Lata. Tym razem trzeba zapłacić.
learn-travel-hint-4 = Kluczem zakątka 5 jest Ziemia, a ty jej nie masz. Bez klucza przejście kosztuje jeden punkt akcji. Wybierz zakątek 5.
learn-travel-goal-5 = Zakończ Podróż: zaśnij.
learn-travel-hint-5 = Wybierz na dole „Zaśnij tutaj”. Niewykorzystane punkty przepadają. Kto śpi w zakątku o najniższym numerze, zaczyna następny cykl.
learn-travel-close = Podróżujesz jak we śnie. Z tego, co udało ci się zebrać, powstanie teraz krajobraz.

## Kładzenie i stosy

learn-placing-title = Kładzenie i stosy
learn-placing-why = Po Podróży przychodzi Tworzenie. Z Okruchów w twoich Dłoniach powstaje Pracownia, krajobraz ze stosów.
learn-placing-goal-1 = Połóż Skałę na polu wejścia, pośrodku najbliższego rzędu.
learn-placing-hint-1 = Wybierz Skałę w swoich Dłoniach, a potem podświetlone pole c1. Pierwszy Okruch zawsze trafia właśnie tam.
learn-placing-goal-2 = Połóż Wodę z lewej strony, na b1.
learn-placing-hint-2 = Okruch kładzie się obok innego albo na wierzchu stosu, nigdy pod spodem. Wybierz Wodę, a potem b1.
learn-placing-goal-3 = Połóż drugą Skałę na pierwszej.
learn-placing-hint-3 = Wybierz Skałę, a potem znowu c1. Dwie Skały bezpośrednio jedna na drugiej to góra; wejście na nią da ci punkty.
learn-placing-goal-4 = Wymień dwie Ziemie na Łąkę.
learn-placing-hint-4 = Za dwa Okruchy jednego koloru dostajesz z woreczka jeden innego koloru. Wybierz Ziemię, a potem Łąkę pod „Wymień na”.
learn-placing-goal-5 = Posadź drzewo za Łąkę.
learn-placing-hint-5 = Wybierz Łąkę, potem „Posadź drzewo”, a potem stos. Pierwsze drzewo daje jeden punkt, drugie dwa, trzecie trzy. Na drzewo nigdy nic się nie kładzie.
learn-placing-close = Twój pierwszy krajobraz! To, co zostanie w Dłoniach na koniec Tworzenia, wraca do woreczka.

## Chodzenie

learn-walking-title = Chodzenie
learn-walking-why = Twój Marzyciel chodzi po tym, co zbudujesz, a podłoże daje punkty. Wysokość nigdy nie ma znaczenia, liczy się tylko to, co leży na wierzchu.
learn-walking-goal-1 = Niech Marzyciel wejdzie na Wodę na c1.
learn-walking-hint-1 = Wybierz Marzyciela obok planszy, a potem c1. Wejście jest darmowe i zdarza się raz w grze. Każdy krok na Wodę daje jeden punkt.
learn-walking-goal-2 = Wydaj Ruch: idź na Ziemię na c2.
learn-walking-hint-2 = Wybierz Marzyciela, a potem c2. Każdy krok kosztuje jeden Ruch, który trafia do woreczka.
learn-walking-goal-3 = Ziemia daje darmowy krok: wejdź na górę na d2.
learn-walking-hint-3 = Wybierz Marzyciela, a potem d2. Darmowy krok dotyczy tylko najbliższej akcji, więc użyj go od razu. Góra daje dwa punkty, raz w cyklu.
learn-walking-goal-4 = Idź na Wodę pod drzewem na d3.
learn-walking-hint-4 = Wybierz Marzyciela, a potem d3. Drzewo nie zasłania Wody, więc punkt jest twój. Ale na drzewie nikt nie zostaje: wolno tam wejść tylko wtedy, gdy możesz iść dalej.
learn-walking-goal-5 = Idź dalej na Łąkę na c3.
learn-walking-hint-5 = Wybierz Marzyciela, a potem c3. Z drzewa można tylko iść dalej.
learn-walking-close = Cztery punkty w jednej wędrówce. Dobry krajobraz to dobra ścieżka.

## Karty

learn-cards-title = Karty Snów
learn-cards-why = Karta Snów pokazuje wzór ze stosów. Gdy tylko znajdzie się w twojej Pracowni, gdziekolwiek i jakkolwiek obrócony, karta jest gotowa i daje swoje punkty.
learn-cards-goal-1 = Ukończ kartę Cichy brzeg: połóż Wodę obok Ziemi, na której stoi twój Marzyciel.
learn-cards-hint-1 = Wybierz Wodę, a potem b1 albo c2. Gdy przyłożysz kartę do Pracowni, zobaczysz, gdzie pasuje. Marzyciel stoi już tam, gdzie chce go karta.
learn-cards-goal-2 = W nagrodę możesz dobrać karty: wybierz talię I.
learn-cards-hint-2 = Twój Podróżnik leży w zakątku 3, więc widzisz trzy karty. Karty z talii I są najłatwiejsze, z talii III najtrudniejsze.
learn-cards-goal-3 = Zatrzymaj kartę Górski staw, jedną z trzech.
learn-cards-hint-3 = Możesz zatrzymać jedną albo żadnej. Karta, która na końcu jest wciąż otwarta, kosztuje pięć punktów: zatrzymaj to, co umiesz zbudować. Jeśli została inna karta, zacznij lekcję od początku.
learn-cards-goal-4 = Ukończ kartę Górski staw: połóż Wodę na górze na d1.
learn-cards-hint-4 = Karta pokazuje dwie Skały z Wodą na wierzchu i nic więcej. Wybierz Wodę, a potem d1.
learn-cards-close = Dwie karty, siedem punktów. Okruchy zostają na miejscu i mogą posłużyć też do następnej karty.

## Moce

learn-powers-title = Moce
learn-powers-why = Każdy zakątek ma moc, a każda Karta Snów też. Moc zakątka jest darmowa, raz w cyklu; moc karty wymaga Okrucha.
learn-powers-goal-1 = Użyj mocy swojego zakątka: Zegarowego Golema.
learn-powers-hint-1 = Wybierz „Użyj mocy Zegarowego Golema”. Możesz to zrobić w swojej Podróży, w zakątku, gdzie jest twój Podróżnik.
learn-powers-goal-2 = Niech Golem przeniesie Skałę z b1 na Skałę na c1.
learn-powers-hint-2 = Wybierz Skałę na b1, a potem c1. Do trzech razy Golem przesuwa Okruch na sąsiednie pole, ze wszystkim, co na nim leży.
learn-powers-goal-3 = Zatrzymaj Golema. Potem połóż Łąkę na karcie Bosa ścieżka i użyj jej mocy: Wieży Wędrówek.
learn-powers-hint-3 = Wybierz „Przestań”. Potem wybierz Łąkę w Dłoniach, tę kartę i „Łąka na kartę Bosa ścieżka: użyj mocy Wieży Wędrówek”. Łąka wróci do ciebie, gdy zacznie się następny cykl.
learn-powers-goal-4 = Wieża zabiera Okruchy z powrotem: zabierz Wodę z d2.
learn-powers-hint-4 = Wybierz d2. Można zabrać do dwóch Okruchów, każdy tylko wtedy, gdy nic na nim nie leży.
learn-powers-goal-5 = Zatrzymaj Wieżę. Woda znów jest kluczem: idź za darmo do zakątka 5.
learn-powers-hint-5 = Wybierz „Przestań”, a potem zakątek 5. Jego kluczem jest Woda, więc nic nie płacisz.
learn-powers-close = Mocy jest sześć; o pozostałych czterech opowiadają zasady. Użyta w porę, każda jest warta całej Podróży.

## Koszmary

learn-nightmares-title = Koszmary
learn-nightmares-why = W grze z koszmarami czyhają czerwone Okruchy. Na końcu każdy czerwony w twojej Pracowni kosztuje trzy punkty, a każdy krok na taki Okruch kosztuje punkt.
learn-nightmares-goal-1 = Idź do zakątka 3 i zobacz, co czeka po drodze.
learn-nightmares-hint-1 = Wybierz zakątek 3. Kto przechodzi ścieżką, zabiera leżący na niej czerwony Okruch, chyba że ma już dwa w Dłoniach.
learn-nightmares-goal-2 = Zaśnij. Pan Koszmar przyjdzie do ciebie.
learn-nightmares-hint-2 = Wybierz „Zaśnij tutaj”. Tam, gdzie stoi Pan Koszmar, nie można użyć mocy zakątka.
learn-nightmares-goal-3 = Zostawia czerwony Okruch na ścieżce. Ty mówisz, na której.
learn-nightmares-hint-3 = Wybierz ścieżkę 2-3 albo 3-6. Pomyśl, dokąd chcą iść inni, a dokąd ty.
learn-nightmares-goal-4 = Tworzenie: połóż czerwony Okruch ze swoich Dłoni.
learn-nightmares-hint-4 = Wybierz Koszmar w Dłoniach, a potem puste pole. Na czerwonym nic się nie kładzie, więc połóż go tam, gdzie nie będziesz budować. Wszystkie czerwone trzeba położyć przed końcem Tworzenia; tylko trzy naraz można wymienić na inny Okruch.
learn-nightmares-close = To wszystko, czego ci trzeba. Kolorowych snów i powodzenia!
