### Co mówi serwer, gdy nie może wystartować albo czegoś przechować.
### $place to plik albo folder, $detail to, co powiedział system albo baza danych, ich własnymi słowami.

## Otwieranie magazynu

open-newer = Tę bazę danych utworzyła nowsza wersja programu (jej wersja to { $found }, a najnowsza znana tutaj to { $known }). Użyj nowszego programu.
open-damaged = Baza danych { $place } jest uszkodzona: { $detail }. Umieść w jej miejscu kopię zapasową.
open-foreign = { $place } to baza danych innego programu.
open-read-only = Nie można zapisywać w { $place }.
open-in-use = { $place } jest używane przez inny serwer.
open-no-folder = Nie można użyć folderu { $place }: { $detail }.
open-full = Na dysku z { $place } nie ma już miejsca.
open-bad-address = To nie jest adres bazy danych PostgreSQL: { $detail }.
open-unreachable = PostgreSQL jest nieosiągalny: { $detail }.
open-failed = Nie można otworzyć bazy danych: { $detail }.

## Używanie magazynu

store-conflict = Ktoś inny był szybszy.
store-missing = To, do czego się to odnosi, nie istnieje.
store-taken = To już istnieje.
store-code-taken = Inny stół ma ten kod.
store-unfit = Tego nie da się przechować, bo jest za duże albo zawiera znaki, których nie można zapisać: { $what }.
store-full = Dysk serwera jest pełny; niczego nie zapisano.
store-read-only = Do bazy danych serwera nie można zapisywać; niczego nie zapisano.
store-damaged = Baza danych serwera jest uszkodzona: { $detail }.
store-lost = Serwer nie może połączyć się ze swoją bazą danych; niczego nie zapisano. ({ $detail })
store-unknown = Serwer utracił swoją bazę danych podczas zapisu; sprawdź, czy zapisano.
store-busy = Serwer jest teraz zbyt zajęty; niczego nie zapisano.
store-closed = Serwer właśnie się wyłącza; niczego nie zapisano.
store-not-empty = Kopia potrzebuje pustej bazy danych jako celu.
store-failed = Baza danych serwera odmówiła: { $detail }.
