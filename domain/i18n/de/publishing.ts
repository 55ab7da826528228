/** German of what the rules say about documents of the staff and their drafts (domain/publishing). */
export const publishingMessages = {
  'This does not exist any more': 'Das gibt es nicht mehr',
  'This stands here twice': 'Das steht hier doppelt',
  'This belongs to something else already': 'Das gehört schon zu etwas anderem',
  'This address is taken already': 'Diese Adresse ist schon vergeben',
  'This code is taken already': 'Dieser Code ist schon vergeben',
  'This name is taken already': 'Dieser Name ist schon vergeben',
  'The last date is before the first': 'Der letzte Tag liegt vor dem ersten',
  'This size belongs to another category': 'Diese Größe gehört zu einer anderen Kategorie',
  'An area needs postal codes, a shape on the map or a distance':
    'Ein Liefergebiet braucht Postleitzahlen, eine Form auf der Karte oder eine Entfernung',
  'This overlaps with another time of the day': 'Das überschneidet sich mit einer anderen Zeit des Tages',
  'The last day is before the first one': 'Der letzte Tag liegt vor dem ersten',
  'A special day lasts a year at most': 'Ein besonderer Tag dauert höchstens ein Jahr',
  'A code of less than eight signs can be guessed':
    'Ein Kürzel mit weniger als acht Zeichen lässt sich erraten',
  'There is only one of this kind': 'Davon gibt es nur eines',
  'Somebody else has changed this in the meantime': 'Jemand anderes hat das inzwischen geändert',
  'This is still used elsewhere': 'Das wird noch an anderer Stelle gebraucht',
  'This cannot be more than the most': 'Das kann nicht mehr sein als höchstens gewählt wird',
  'There are not so many options': 'So viele Möglichkeiten gibt es nicht',
  'This is only possible where several options can be chosen':
    'Das geht nur, wo mehrere Möglichkeiten gewählt werden können',
  'A choice cannot depend on itself, nor on one that depends on it':
    'Eine Auswahl kann nicht von sich selbst abhängen, auch nicht über andere',
  'Some dish does not ask what this depends on before it':
    'Ein Gericht fragt nicht vorher, wovon diese Auswahl abhängt',
  'What this choice depends on has to be asked before it':
    'Wovon diese Auswahl abhängt, muss vor ihr gefragt werden',
  'Some of this needs drafts that are not published with it':
    'Einiges davon braucht Entwürfe, die nicht mit veröffentlicht werden',
  'There are newer drafts of what would be taken back':
    'Es gibt neuere Entwürfe von dem, was zurückgenommen würde',
  'There is no such document': 'Diesen Eintrag gibt es nicht',
  'Another version of the program published this, so it cannot be taken back':
    'Eine andere Version des Programms hat das veröffentlicht, deshalb lässt es sich nicht zurücknehmen',
  'There is no such publication': 'Diese Veröffentlichung gibt es nicht',
  'Nobody has said yet which allergens it has': 'Noch hat niemand gesagt, welche Allergene es enthält',
  'A prepacked thing needs its content for the unit price: it is entered at the size in the category':
    'Fertig Verpacktes braucht seinen Inhalt für den Grundpreis: Er wird bei der Größe in der Kategorie eingetragen',
  'A bottle or can usually has a deposit': 'Eine Flasche oder Dose hat meistens Pfand',
  'It has no size with a price': 'Es hat keine Größe mit einem Preis',
  'It seems to have alcohol, but no age limit':
    'Es scheint Alkohol zu enthalten, hat aber keine Altersgrenze',
  'The combo costs more than its parts bought singly': 'Das Menü kostet mehr als seine Teile einzeln',
  'The shop needs an imprint with text': 'Der Shop braucht ein Impressum mit Text',
  'The shop needs a privacy notice with text': 'Der Shop braucht eine Datenschutzerklärung mit Text',
  'The shop needs terms with text': 'Der Shop braucht AGB mit Text',
  'The codes of allergens and additives need a page with their words':
    'Die Kürzel der Allergene und Zusatzstoffe brauchen eine Seite mit ihren Namen',
  'Address, phone and e-mail belong to the imprint and the receipts':
    'Adresse, Telefon und E-Mail gehören ins Impressum und auf die Belege',
  'Guests should be able to order without an account': 'Gäste sollten ohne Konto bestellen können',
  'Prices for consumers include VAT': 'Preise für Verbraucher enthalten die Mehrwertsteuer',
  'The colour is hard to read on its ground; the shop shows it darker':
    'Die Farbe ist auf ihrem Grund schlecht lesbar; der Shop zeigt sie dunkler',
  'Code of others runs only after consent, and the privacy notice has to name it':
    'Fremder Code läuft erst nach Einwilligung, und die Datenschutzerklärung muss ihn nennen',
  'This is a preview: nothing can be ordered or saved here.':
    'Das ist eine Vorschau: Hier lässt sich nichts bestellen oder speichern.',
  'This link to the preview has ended, or is not of this shop. Please ask for a new one.':
    'Dieser Link zur Vorschau ist abgelaufen oder gehört nicht zu diesem Shop. Bitte einen neuen erfragen.',
  'Nothing is changed: guests see the shop as it is here.':
    'Nichts ist geändert: Gäste sehen den Shop so wie hier.',
  '{count, plural, one {# unpublished change} other {# unpublished changes}}, as of {moment}':
    '{count, plural, one {# unveröffentlichte Änderung} other {# unveröffentlichte Änderungen}}, Stand {moment}',
  'Left out, because it cannot be published: {names}':
    'Nicht gezeigt, weil es sich nicht veröffentlichen lässt: {names}',
  'End preview': 'Vorschau beenden',
}
