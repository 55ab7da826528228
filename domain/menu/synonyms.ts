import type { Tag } from '#contract/menu.ts'

/** Words that guests use for the same thing, in German, English and Turkish. */
export type SynonymGroup = {
  /** Each of them finds all of them. */
  words: readonly string[]
  /** Things that one of the words finds too. */
  kinds?: readonly string[]
  /** One of the kinds finds the words when no dish has it: who looks for a cola is shown the soft drinks. */
  isWider?: boolean
  /** The tag that one of the words finds too. */
  tags?: readonly Tag[]
}

const list = (...lines: readonly string[]): string[] => lines.flatMap((line) => line.split(', '))

/** What the words of a search stand for on the menu of any restaurant. That a dish lacks something is only for its tags to say. */
export const SYNONYMS: readonly SynonymGroup[] = [
  {
    words: list('vegan, pflanzlich, rein pflanzlich, plant based, bitkisel, ohne tierische produkte'),
    tags: ['vegan'],
  },
  {
    words: list(
      'vegetarisch, veg, veggie, fleischlos, fleischfrei, ohne fleisch, kein fleisch',
      'vegetarian, meatless, meat free, without meat, no meat, vejetaryen, vejeteryan, etsiz',
    ),
    tags: ['vegetarian', 'vegan'],
  },
  { words: list('scharf, pikant, feurig, spicy, hot, acı, acılı'), tags: ['spicy'] },
  { words: list('neu, neuheit, new, yeni'), tags: ['new'] },
  {
    words: list('beliebt, favorit, bestseller, popular, favourite, favorite, sevilen, popüler'),
    tags: ['popular'],
  },

  { words: list('pommes, pommes frites, fritten, fries, french fries, patates kızartması') },
  { words: list('kartoffel, erdäpfel, potato, potatoes, patates') },
  {
    words: list('nudel, pasta, teigwaren, noodle, makarna'),
    kinds: list('spaghetti, penne, tagliatelle, linguine, gnocchi, lasagne, spätzle, ramen'),
  },
  { words: list('reis, rice, pilav, risotto') },
  { words: list('salat, salad, salata') },
  { words: list('suppe, soup, çorba') },
  { words: list('burger, hamburger') },
  { words: list('döner, kebab, kebap') },
  { words: list('pide, lahmacun, türkische pizza, turkish pizza') },
  { words: list('wrap, dürüm, burrito') },
  { words: list('frühstück, breakfast, brunch, kahvaltı') },
  { words: list('vorspeise, starter, appetizer, antipasti, meze, başlangıç') },
  { words: list('beilage, side dish, sides, garnitür') },
  { words: list('soße, sauce, dip, sos') },
  {
    words: list('nachtisch, nachspeise, dessert, süßspeise, süßes, sweets, tatlı'),
    kinds: list('kuchen, torte, cake, tiramisu, panna cotta, pudding, baklava, künefe, eis'),
  },
  { words: list('eis, eiscreme, ice cream, gelato, dondurma'), kinds: list('sorbet') },
  { words: list('kinder, kindergericht, kinderteller, kids, children, çocuk') },

  {
    words: list('getränk, drink, beverage, içecek'),
    kinds: list(
      'softdrink, cola, limonade, schorle, saft, eistee, wasser, kaffee, bier, wein, juice',
      'lemonade, water, coffee, beer, wine, ayran, meyve suyu, kahve, bira',
    ),
  },
  {
    isWider: true,
    words: list('softdrink, soft drink, erfrischungsgetränk, soda, meşrubat'),
    kinds: list(
      'cola, coke, pepsi, fanta, sprite, spezi, limo, limonade, lemonade, gazoz, schorle',
      'eistee, iced tea, tonic',
    ),
  },
  { words: list('cola, coke, kola') },
  { words: list('saft, juice, meyve suyu') },
  { words: list('wasser, water, su') },
  {
    isWider: true,
    words: list('kaffee, coffee, kahve'),
    kinds: list('espresso, cappuccino, latte, americano, flat white'),
  },
  { words: list('tee, tea, çay') },
  { isWider: true, words: list('bier, beer, bira'), kinds: list('pils, helles, weizen, lager, radler') },
  {
    isWider: true,
    words: list('wein, wine, şarap'),
    kinds: list('riesling, weißwein, rotwein, primitivo, grauburgunder'),
  },

  {
    words: list('fleisch, meat, et'),
    kinds: list(
      'salami, schinken, speck, wurst, hackfleisch, hähnchen, rind, schwein, lamm, ente, ham',
      'bacon, sausage, chicken, beef, pork, lamb, duck, sucuk, tavuk, dana, kuzu, döner',
    ),
  },
  { words: list('hähnchen, hühnchen, huhn, geflügel, chicken, tavuk, piliç') },
  { words: list('rind, rindfleisch, beef, dana, sığır') },
  { words: list('schwein, schweinefleisch, pork, domuz') },
  { words: list('lamm, lammfleisch, lamb, kuzu') },
  { words: list('schinken, ham, jambon') },
  { words: list('wurst, würstchen, sausage, sosis') },
  {
    words: list('fisch, fish, balık'),
    kinds: list('lachs, salmon, somon, thunfisch, tuna, sardelle, anchov, forelle, dorade, kabeljau'),
  },
  { words: list('lachs, salmon, somon') },
  { words: list('thunfisch, tuna, ton balığı') },
  {
    words: list('meeresfrüchte, seafood, deniz ürünleri'),
    kinds: list('garnele, shrimp, prawn, scampi, karides, muschel, mussel, calamari, kalamar'),
  },
  { words: list('garnele, shrimp, prawn, scampi, karides') },

  {
    words: list('käse, cheese, peynir'),
    kinds: list('mozzarella, parmesan, gorgonzola, feta, cheddar, burrata, halloumi, ricotta, gouda'),
  },
  { words: list('ei, eier, egg, yumurta') },
  { words: list('pilz, champignon, mushroom, mantar') },
  { words: list('zwiebel, onion, soğan') },
  { words: list('knoblauch, garlic, sarımsak') },
  { words: list('tomate, tomato, domates') },
  { words: list('paprika, bell pepper, biber') },
  { words: list('aubergine, eggplant, melanzane, patlıcan') },
  { words: list('spinat, spinach, ıspanak') },
  { words: list('rucola, rauke, arugula, rocket, roka') },
  { words: list('mais, corn, mısır') },
  { words: list('bohne, bean, fasulye') },
  {
    words: list('nuss, nut, fındık, ceviz'),
    kinds: list('walnuss, walnüsse, cashew, pistazie, mandel'),
  },
  { words: list('schokolade, schoko, chocolate, çikolata') },
]
