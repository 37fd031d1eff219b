### Serwer: co mówi na starcie i co może być nie tak dookoła.

serve-invitation = Inni w tej sieci mogą otworzyć { $address } albo zeskanować kod.
serve-no-network = Ten komputer nie jest w żadnej sieci, więc grać można tylko na nim.
server-port-taken = Inny program już nasłuchuje na { $address }; wybierz inny port.
server-cannot-listen = Nie można nasłuchiwać na { $address }: { $detail }.
open-newer = Bazę danych utworzyła nowsza wersja programu (schemat { $found }, tutaj znany { $known }).
open-damaged = Baza danych { $place } jest uszkodzona: { $detail }.
open-foreign = { $place } to baza danych innego programu.
open-read-only = Nie można zapisywać w { $place }.
open-in-use = Inny serwer używa { $place }.
open-no-folder = Folderu { $place } nie można otworzyć: { $detail }.
open-no-database = W { $place } nie ma bazy danych tego programu.
open-emptied = Baza danych { $place } jest pusta: jej zawartość przepadła. Usuń ją razem z plikami obok, których nazwy zaczynają się tak samo; potem wstaw na jej miejsce kopię zapasową albo zacznij od nowa.
open-journal-alone = Bazy danych { $place } już nie ma, ale to, co zapisano w niej na końcu, jest nadal w { $journal }. Przywróć tę samą bazę danych; albo usuń { $journal }, a potem wstaw na jej miejsce kopię zapasową lub zacznij od nowa.
open-unfinished = Serwer z { $place } został przerwany: aby odczytać to, co zapisał na końcu, folder musi pozwalać na zapis.
open-full = Dysk z { $place } jest pełny.
open-bad-address = To nie jest adres bazy danych PostgreSQL: { $detail }.
open-unreachable = Nie można połączyć się z bazą danych: { $detail }.
open-failed = Nie można otworzyć bazy danych: { $detail }.
store-conflict = Ktoś był szybszy; spójrz jeszcze raz.
store-missing = Brakuje tego, na czym to się opiera.
store-taken = To już istnieje.
store-code-taken = Inny stół ma ten kod.
store-unfit = Tekst jest za długi albo zawiera znaki, których nie można zapisać.
store-full = Dysk serwera jest pełny; niczego nie zmieniono.
store-read-only = Serwer nie może już zapisywać; niczego nie zmieniono.
store-damaged = Baza danych jest niespójna.
store-lost = Baza danych jest chwilowo nieosiągalna.
store-unknown = W tej chwili utracono bazę danych; sprawdź, czy to się wykonało.
store-busy = Baza danych jest zbyt zajęta; spróbuj ponownie.
store-closed = Serwer właśnie się zatrzymuje.
store-not-empty = Kopia potrzebuje pustego miejsca.
store-failed = Baza danych odmawia.
keeping-copied = Wszystko skopiowano do { $file }.
keeping-sound = { $tables ->
    [one] Jeden stół, który daje się odtworzyć.
    [few] { $tables } stoły, wszystkie dają się odtworzyć.
   *[other] { $tables } stołów, wszystkie dają się odtworzyć.
}
keeping-broken = Stołu { $table } nie da się odtworzyć w wierszu { $row }.
keeping-altered = Dziennik stołu { $table } od wiersza { $row } nie jest tym, co zapisano: wiersz zginął, zmieniono go lub zamieniono.
keeping-damaged = Baza danych jest uszkodzona: { $detail }.
keeping-unsound = Znalezione problemy: { $found }; sprawdzone stoły: { $tables }.
keeping-exported = { $records ->
    [one] Jeden zapis zapisano
    [few] { $records } zapisy zapisano
   *[other] { $records } zapisów zapisano
} w { $folder }.
keeping-no-game = Przy stole { $table } nie rozegrano żadnej partii albo takiego stołu nie ma.
keeping-imported = { $file }: stół { $table }, kod { $code }.
keeping-restored = { $file }: wszystko jest już tutaj.
keeping-claim = W ciągu doby ten, kto pierwszy otworzy { $path } na tym serwerze, zajmie wszystkie miejsca przy tych stołach.

## Plik z ustawieniami

settings-not-toml = W tym miejscu to nie jest poprawny TOML.
settings-said-before = Ten klucz albo ta tabela już tu były.
settings-unquoted = Tekst musi stać w cudzysłowie.
settings-unknown-key = Klucz „{ $name }” nic tu nie znaczy.
settings-wrong-type = Wartość „{ $name }” jest złego typu: { $found }.
settings-float = liczba dziesiętna
settings-datetime = data albo godzina
settings-array = lista w nawiasach kwadratowych
settings-table = tabela
settings-tables = tabele pod [[...]]
