/** What most combos let the guest choose from. */
export const softDrinks = [
  'drink-cola',
  'drink-cola-zuckerfrei',
  'drink-orangenlimonade',
  'drink-zitronenlimonade',
  'drink-apfelschorle',
  'drink-rhabarberschorle',
]

export const favourites = [
  'pizza-margherita',
  'pizza-salami',
  'pizza-diavola',
  'pizza-prosciutto-funghi',
  'pizza-tonno',
  'pizza-verdure',
  'pizza-neukoelln',
]
