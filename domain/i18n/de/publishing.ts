/** German of what the rules say about documents of the staff and their drafts (domain/publishing). */
export const publishingMessages = {
  'This does not exist any more': 'Das gibt es nicht mehr',
  'This stands here twice': 'Das steht hier doppelt',
  'This belongs to something else already': 'Das gehört schon zu etwas anderem',
  'This address is taken already': 'Diese Adresse ist schon vergeben',
  'This code is taken already': 'Dieser Code ist schon vergeben',
  'This name is taken already': 'Dieser Name ist schon vergeben',
  'This size belongs to another category': 'Diese Größe gehört zu einer anderen Kategorie',
  'There is only one of this kind': 'Davon gibt es nur eines',
  'Somebody else has changed this in the meantime': 'Jemand anderes hat das inzwischen geändert',
  'This is still used elsewhere': 'Das wird noch an anderer Stelle gebraucht',
  'Some of this needs drafts that are not published with it':
    'Einiges davon braucht Entwürfe, die nicht mit veröffentlicht werden',
  'There are newer drafts of what would be taken back':
    'Es gibt neuere Entwürfe von dem, was zurückgenommen würde',
  'There is no such document': 'Diesen Eintrag gibt es nicht',
  'There is no such publication': 'Diese Veröffentlichung gibt es nicht',
}
