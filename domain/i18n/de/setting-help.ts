/** German of what guests see of each setting (backoffice/app/settings/setting-help.ts). */
export const settingHelpMessages = {
  'Stands in the header, on receipts, in mails and in the tab of the browser.':
    'Steht im Kopf der Seite, auf Belegen, in E-Mails und im Tab des Browsers.',
  'Greets guests in big letters on the home page. Empty: they read the name there.':
    'Begrüßt Gäste groß auf der Startseite. Leer: Dort steht der Name.',
  'The German shop and its mails say ‘du’ or ‘Sie’ to guests.':
    'Ob der deutsche Shop und seine E-Mails Gäste duzen oder siezen.',
  'Switched off, guests read that the restaurant is not available and cannot order.':
    'Ausgeschaltet lesen Gäste, dass das Restaurant gerade nicht erreichbar ist, und können nichts bestellen.',
  'Guests find ‘Reservation’ in the header and ask for a table there.':
    'Gäste finden „Reservieren“ im Kopf der Seite und fragen dort einen Tisch an.',
  'Guests choose one of the branches before they see a menu.':
    'Gäste wählen eine Filiale, bevor sie eine Speisekarte sehen.',
  'Guests call it from the contact page, the footer and their order.':
    'Gäste rufen hier an: von der Kontaktseite, aus der Fußzeile und aus ihrer Bestellung.',
  'Where orders are collected; stands on the contact page and on every receipt.':
    'Hier wird abgeholt; steht auf der Kontaktseite und auf jedem Beleg.',
  'Guests write to it, and messages of the contact form arrive there.':
    'Gäste schreiben hierhin, und Nachrichten aus dem Kontaktformular kommen hier an.',
  'Latitude and longitude: here the map of the shop begins, and routes lead here.':
    'Breite und Länge: Hier beginnt die Karte im Shop, und hierher führen Routen.',
  'Replaces the shop’s own map on the contact page. Guests are asked first, because another company sees their visit.':
    'Ersetzt die eigene Karte auf der Kontaktseite. Gäste werden vorher gefragt, weil ein anderes Unternehmen ihren Besuch sieht.',
  'Two letters such as de. Decides about the currency, phone numbers and what the law asks.':
    'Zwei Buchstaben, zum Beispiel de. Bestimmt Währung, Telefonnummern und was das Gesetz verlangt.',
  'The clock of the restaurant: opening hours and delivery times follow it.':
    'Die Uhr des Restaurants: Öffnungszeiten und Lieferzeiten richten sich danach.',
  'Its holidays are suggested as special days.': 'Seine Feiertage werden als besondere Tage vorgeschlagen.',
  'Guests can have their order brought to the areas that are served.':
    'Gäste können sich in die Liefergebiete liefern lassen.',
  'Guests can order ahead and collect at the counter.': 'Gäste können vorbestellen und am Tresen abholen.',
  'Guests wait in the car, and the order is brought out to them.':
    'Gäste warten im Auto, die Bestellung wird herausgebracht.',
  'Guests see the earliest time from it; in a rush more minutes come on top.':
    'Daraus sehen Gäste die früheste Zeit; bei großem Andrang kommen Minuten dazu.',
  'Guests can choose a day as far ahead as this.': 'So weit im Voraus können Gäste einen Tag wählen.',
  'Guests can ask for an invoice with the name of their company in the checkout.':
    'Gäste können an der Kasse eine Rechnung auf ihre Firma verlangen.',
  'Guests find their cart again when they come back, on the same device.':
    'Gäste finden ihren Warenkorb auf demselben Gerät wieder, wenn sie zurückkommen.',
  'Comes on top of preparing: together this is the earliest delivery that guests see.':
    'Kommt zur Zubereitung dazu: Zusammen ist das die früheste Lieferung, die Gäste sehen.',
  'Instead of adding dishes, guests may pay what is missing to the minimum order.':
    'Statt weitere Gerichte zu wählen, zahlen Gäste auf Wunsch, was zum Mindestbestellwert fehlt.',
  'The home page asks where to deliver before guests look around.':
    'Die Startseite fragt zuerst, wohin geliefert wird.',
  'Guests search their address and set a point on the map. Switched off, they choose an area from a list.':
    'Gäste suchen ihre Adresse und setzen einen Punkt auf der Karte. Ausgeschaltet wählen sie ein Gebiet aus einer Liste.',
  'Own data tell nobody else what guests type; other services see every search.':
    'Mit eigenen Daten erfährt niemand sonst, was Gäste tippen; andere Dienste sehen jede Suche.',
  'Guests pay when the order is handed over.': 'Gäste zahlen bar bei der Übergabe.',
  'Guests pay by card when the order is handed over; the driver needs a reader.':
    'Gäste zahlen bei der Übergabe mit Karte; unterwegs braucht es ein Kartengerät.',
  'Guests at a table order by its code and pay as usual in the end.':
    'Gäste am Tisch bestellen über dessen Code und zahlen am Ende wie gewohnt.',
  'The checkout offers a tip. Nothing is chosen beforehand.':
    'Die Kasse bietet Trinkgeld an. Nichts ist vorausgewählt.',
  'Guests choose one of these percents, an amount of their own, or none.':
    'Gäste wählen einen dieser Prozentsätze, einen eigenen Betrag oder nichts.',
  'Prices are final for guests; receipts show the VAT in them.':
    'Preise sind für Gäste Endpreise; Belege weisen die enthaltene Mehrwertsteuer aus.',
  'Guests give name and phone and order at once, without a password.':
    'Gäste nennen Name und Telefon und bestellen sofort, ohne Passwort.',
  'Guests can make an account that keeps their addresses and orders.':
    'Gäste können ein Konto anlegen, das Adressen und Bestellungen behält.',
  'Guests can sign in with the companies that are set up on the server.':
    'Gäste können sich über die auf dem Server eingerichteten Anbieter anmelden.',
  'Guests with an account collect points and pay with them later.':
    'Gäste mit Konto sammeln Punkte und zahlen später damit.',
  'How much of the price of the dishes comes back; 5 % of 20 € is 1 €.':
    'So viel vom Preis der Gerichte kommt zurück; 5 % von 20 € sind 1 €.',
  'Who runs the shop; linked at the bottom of every page.':
    'Wer den Shop betreibt; unten auf jeder Seite verlinkt.',
  'What happens to the data of guests; linked on every page and in the forms.':
    'Was mit den Daten der Gäste geschieht; auf jeder Seite und in den Formularen verlinkt.',
  'Guests open them beside the order button before they order.':
    'Gäste öffnen sie vor dem Bestellen neben dem Bestellknopf.',
  'Says how guests with disabilities can order; linked at the bottom.':
    'Sagt, wie Gäste mit Behinderung bestellen können; unten verlinkt.',
  'Explains fees and ways to pay; linked beside prices and in the cart.':
    'Erklärt Gebühren und Zahlungsarten; neben Preisen und im Warenkorb verlinkt.',
  'Says what the codes beside dishes mean; linked wherever they stand.':
    'Sagt, was die Kürzel neben Gerichten bedeuten; überall dort verlinkt.',
  'The company behind the restaurant. Empty: receipts show the name of the restaurant.':
    'Die Firma hinter dem Restaurant. Leer: Belege zeigen den Namen des Restaurants.',
  'Stands on receipts, for example DE123456789.': 'Steht auf Belegen, zum Beispiel DE123456789.',
  'Dishes with unknown allergens are shown but cannot be ordered.':
    'Gerichte mit unbekannten Allergenen sind zu sehen, aber nicht zu bestellen.',
  'Switched off, guests can only collect what has an age limit.':
    'Ausgeschaltet können Gäste alles mit Altersgrenze nur abholen.',
  'Whether the checkout offers reusable packaging.': 'Ob die Kasse Mehrwegverpackung anbietet.',
  'Paid once for each order with reusable packaging and given back with it.':
    'Wird je Bestellung mit Mehrweg einmal gezahlt und bei der Rückgabe erstattet.',
  'Guests read ‘serving suggestion’ below pictures of dishes.':
    'Gäste lesen „Serviervorschlag“ bei den Bildern der Gerichte.',
  'A link at the bottom of every page.': 'Ein Link unten auf jeder Seite.',
  'Guests write to this number from the bottom of every page.':
    'Gäste schreiben dieser Nummer über den Link unten auf jeder Seite.',
  'Guests with an iPhone find your app at the bottom of every page.':
    'Gäste mit iPhone finden die eigene App unten auf jeder Seite.',
  'Guests with Android find your app at the bottom of every page.':
    'Gäste mit Android finden die eigene App unten auf jeder Seite.',
  'Stands in the header of every page and on the phone’s home screen.':
    'Steht im Kopf jeder Seite und auf dem Startbildschirm des Handys.',
  'Switched off, the header shows the name alone.': 'Ausgeschaltet zeigt der Kopf nur den Namen.',
  'Main colour, second colour and background of the whole shop.':
    'Hauptfarbe, Zweitfarbe und Hintergrund des ganzen Shops.',
  'Big lines: the name, categories and titles.': 'Große Zeilen: der Name, Kategorien und Überschriften.',
  'Everything else: dishes, prices and forms.': 'Alles andere: Gerichte, Preise und Formulare.',
  'The first thing that guests see on the home page.': 'Das Erste, was Gäste auf der Startseite sehen.',
  'Shines faintly through the background of every page.':
    'Schimmert leicht durch den Hintergrund jeder Seite.',
  'Stands behind the titles of pages such as the imprint.':
    'Steht hinter den Titeln von Seiten wie dem Impressum.',
  'Stands at the bottom of every page. Empty: the name stands there.':
    'Steht unten auf jeder Seite. Leer: Dort steht der Name.',
  'Is shown for a moment while the shop opens.': 'Ist einen Moment zu sehen, während der Shop öffnet.',
  'The small picture in the tab of the browser.': 'Das kleine Bild im Tab des Browsers.',
  'Stand beside the form for signing in, on wide screens.':
    'Stehen auf breiten Bildschirmen neben dem Anmelden.',
  'Stand beside the form for a new account, on wide screens.':
    'Stehen auf breiten Bildschirmen neben dem Registrieren.',
  'Stand beside the form for a new password, on wide screens.':
    'Stehen auf breiten Bildschirmen neben „Passwort vergessen“.',
  'The row of round pictures above the menu is gone.':
    'Die Reihe runder Bilder über der Speisekarte entfällt.',
  'Turns where guests have to wait for a moment.': 'Dreht sich, wo Gäste einen Moment warten.',
  'Runs on every page of the shop, for example a counter of visits.':
    'Läuft auf jeder Seite des Shops, zum Beispiel eine Besuchszählung.',
} as const satisfies Record<string, string>
