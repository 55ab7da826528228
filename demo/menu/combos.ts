import { text } from './dish.ts'
import type { DemoCombo } from './menu-data.ts'

const softDrinks = [
  'drink-cola',
  'drink-cola-zuckerfrei',
  'drink-orangenlimonade',
  'drink-zitronenlimonade',
  'drink-apfelschorle',
  'drink-rhabarberschorle',
]
const favourites = [
  'pizza-margherita',
  'pizza-salami',
  'pizza-diavola',
  'pizza-prosciutto-funghi',
  'pizza-tonno',
  'pizza-verdure',
  'pizza-neukoelln',
]

export const combos: readonly DemoCombo[] = [
  {
    slug: 'combo-mittag',
    name: text('Mittagspause', 'Lunch break'),
    description: text(
      'Eine kleine Pizza nach Wahl und ein kaltes Getränk dazu, jeden Tag bis in die Nacht.',
      'A small pizza of your choice and a cold drink with it, every day and into the night.',
    ),
    price: 1100,
    discount: 10,
    slots: [
      { name: text('Pizza', 'Pizza'), category: 'pizza', size: 'small', products: favourites },
      { name: text('Getränk', 'Drink'), category: 'soft-drinks', size: 'l033', products: softDrinks },
    ],
    picture: {
      kind: 'group',
      view: 'top',
      ground: 'ember',
      garnish: ['tomato', 'herb'],
      parts: [
        { kind: 'pizza', base: 'tomato', toppings: ['mozzarella', 'basil'] },
        {
          kind: 'bottle',
          shape: 'soda',
          glass: '#EEF3E4',
          liquid: '#F0921E',
          label: '#FFF3DC',
          emblem: 'orange',
        },
      ],
    },
  },
  {
    slug: 'combo-zu-zweit',
    name: text('Pizzaabend zu zweit', 'Pizza night for two'),
    description: text(
      'Zwei normale Pizzen, ein Tiramisù mit zwei Löffeln und eine große Flasche Wasser oder Cola.',
      'Two regular pizzas, a tiramisù with two spoons and a large bottle of water or cola.',
    ),
    price: 3400,
    discount: 10,
    slots: [
      { name: text('Erste Pizza', 'First pizza'), category: 'pizza', size: 'medium', products: favourites },
      { name: text('Zweite Pizza', 'Second pizza'), category: 'pizza', size: 'medium', products: favourites },
      {
        name: text('Dessert', 'Dessert'),
        category: 'desserts',
        size: 'portion',
        products: ['dessert-tiramisu'],
      },
      {
        name: text('Getränk', 'Drink'),
        category: 'soft-drinks',
        size: 'l1',
        products: ['drink-wasser-sprudel', 'drink-wasser-still', 'drink-cola', 'drink-cola-zuckerfrei'],
      },
    ],
    picture: {
      kind: 'group',
      view: 'top',
      ground: 'tomato',
      garnish: ['tomato'],
      parts: [
        { kind: 'pizza', base: 'tomato', toppings: ['salami'] },
        { kind: 'pizza', base: 'tomato', toppings: ['mozzarella', 'basil'] },
        {
          kind: 'bottle',
          shape: 'litre',
          glass: '#CFE8EC',
          liquid: '#DDF1F4',
          label: '#2E6F9E',
          emblem: 'drop',
        },
      ],
    },
  },
  {
    slug: 'combo-familie',
    name: text('Familientisch', 'Family table'),
    description: text(
      'Zwei große Pizzen, ein großer Salat, Pommes frites und eine große Flasche für alle.',
      'Two large pizzas, a large salad, french fries and a large bottle for everyone.',
    ),
    price: 5200,
    discount: 12,
    slots: [
      {
        name: text('Erste große Pizza', 'First large pizza'),
        category: 'pizza',
        size: 'large',
        products: favourites,
      },
      {
        name: text('Zweite große Pizza', 'Second large pizza'),
        category: 'pizza',
        size: 'large',
        products: [...favourites, 'pizza-hawaii'],
      },
      {
        name: text('Salat', 'Salad'),
        category: 'salads',
        size: 'large',
        products: ['salad-mista', 'salad-griechisch', 'salad-rucola'],
      },
      { name: text('Beilage', 'Side'), category: 'sides', size: 'portion', products: ['side-pommes'] },
      {
        name: text('Getränk', 'Drink'),
        category: 'soft-drinks',
        size: 'l1',
        products: ['drink-wasser-sprudel', 'drink-wasser-still', 'drink-cola'],
      },
    ],
    picture: {
      kind: 'group',
      view: 'top',
      ground: 'saffron',
      garnish: [],
      parts: [
        { kind: 'pizza', base: 'tomato', toppings: ['salami'] },
        { kind: 'pizza', base: 'tomato', toppings: ['aubergine', 'courgette', 'pepper', 'cherry-tomato'] },
        { kind: 'salad', leaves: 'mixed', toppings: ['cherry-tomato', 'cucumber', 'radish'] },
        { kind: 'plate', vessel: 'basket', heap: ['fries'] },
      ],
    },
  },
  {
    slug: 'combo-burger-duo',
    name: text('Burger-Duo', 'Burger duo'),
    description: text(
      'Zwei Burger, eine Portion Pommes zum Teilen und zwei kalte Getränke.',
      'Two burgers, one portion of fries to share and two cold drinks of your choice.',
    ),
    price: 3000,
    discount: 8,
    slots: [
      {
        name: text('Erster Burger', 'First burger'),
        category: 'burgers',
        size: 'single',
        products: ['burger-klassiker', 'burger-cheese', 'burger-feuer', 'burger-chicken', 'burger-garten'],
      },
      {
        name: text('Zweiter Burger', 'Second burger'),
        category: 'burgers',
        size: 'single',
        products: ['burger-klassiker', 'burger-cheese', 'burger-feuer', 'burger-chicken', 'burger-garten'],
      },
      {
        name: text('Beilage', 'Side'),
        category: 'sides',
        size: 'portion',
        products: ['side-pommes', 'side-suesskartoffelpommes'],
      },
      {
        name: text('Erstes Getränk', 'First drink'),
        category: 'soft-drinks',
        size: 'l033',
        products: softDrinks,
      },
      {
        name: text('Zweites Getränk', 'Second drink'),
        category: 'soft-drinks',
        size: 'l033',
        products: softDrinks,
      },
    ],
    picture: {
      kind: 'group',
      view: 'front',
      ground: 'grill',
      parts: [
        { kind: 'burger', bun: 'sesame', layers: ['lettuce', 'tomato', 'cheddar', 'beef', 'sauce'] },
        {
          kind: 'bottle',
          shape: 'soda',
          glass: '#E6EFE9',
          liquid: '#3A1710',
          label: '#C2371B',
          emblem: 'star',
        },
        {
          kind: 'burger',
          bun: 'dark',
          layers: ['lettuce', 'onion', 'jalapeno', 'cheddar', 'beef', 'bbq-sauce'],
        },
      ],
    },
  },
  {
    slug: 'combo-bowl',
    name: text('Bowl und Schorle', 'Bowl and spritzer'),
    description: text(
      'Eine Bowl ohne Fleisch und dazu eine kalte Schorle aus der Mehrwegflasche.',
      'A bowl without meat and a cold spritzer from a returnable bottle with it.',
    ),
    price: 1500,
    discount: 5,
    slots: [
      {
        name: text('Bowl', 'Bowl'),
        category: 'bowls',
        size: 'single',
        products: ['bowl-falafel', 'bowl-tofu', 'bowl-ofengemuese', 'bowl-halloumi'],
      },
      {
        name: text('Schorle', 'Spritzer'),
        category: 'soft-drinks',
        size: 'l05',
        products: ['drink-apfelschorle', 'drink-rhabarberschorle'],
      },
    ],
    picture: {
      kind: 'group',
      view: 'top',
      ground: 'meadow',
      garnish: ['cucumber'],
      parts: [
        {
          kind: 'bowl',
          base: 'couscous',
          sectors: ['falafel', 'red-cabbage', 'cucumber', 'chickpea', 'cherry-tomato'],
          top: ['sesame', 'mint'],
        },
        {
          kind: 'bottle',
          shape: 'soda',
          glass: '#F5ECE6',
          liquid: '#E98A86',
          label: '#FFF1EC',
          emblem: 'rhubarb',
        },
      ],
    },
  },
  {
    slug: 'combo-pasta-vino',
    name: text('Pasta e Vino für zwei', 'Pasta e vino for two'),
    description: text(
      'Zwei Teller Pasta, eine Bruschetta vorweg und eine Flasche Wein für den Abend.',
      'Two plates of pasta, a bruschetta to start and a bottle of wine for the evening.',
    ),
    price: 5000,
    discount: 10,
    slots: [
      {
        name: text('Vorspeise', 'Starter'),
        category: 'starters',
        size: 'portion',
        products: ['starter-bruschetta'],
      },
      {
        name: text('Erste Pasta', 'First pasta'),
        category: 'pasta',
        size: 'normal',
        products: [
          'pasta-bolognese',
          'pasta-carbonara',
          'pasta-funghi',
          'pasta-gnocchi-gorgonzola',
          'pasta-pesto',
        ],
      },
      {
        name: text('Zweite Pasta', 'Second pasta'),
        category: 'pasta',
        size: 'normal',
        products: [
          'pasta-bolognese',
          'pasta-carbonara',
          'pasta-funghi',
          'pasta-gnocchi-gorgonzola',
          'pasta-pesto',
        ],
      },
      {
        name: text('Wein', 'Wine'),
        category: 'beer-wine',
        size: 'l075',
        products: ['wine-riesling', 'wine-primitivo'],
      },
    ],
    picture: {
      kind: 'group',
      view: 'top',
      ground: 'cellar',
      garnish: [],
      parts: [
        { kind: 'pasta', shape: 'spaghetti', sauce: 'bolognese', toppings: ['mince', 'parmesan', 'parsley'] },
        {
          kind: 'pasta',
          shape: 'spaghetti',
          sauce: 'pesto',
          toppings: ['edamame', 'pine-nut', 'parmesan', 'basil'],
        },
        {
          kind: 'bottle',
          shape: 'wine',
          glass: '#34452A',
          liquid: '#4A0D1C',
          label: '#EAD9B4',
          emblem: 'grape',
        },
      ],
    },
  },
  {
    slug: 'combo-kinder',
    name: text('Kinderteller mit Eis', 'Children’s plate with ice cream'),
    description: text(
      'Ein Kindergericht, eine Apfelschorle und danach ein kleiner Becher Eis.',
      'A children’s dish, an apple spritzer and a small tub of ice cream afterwards.',
    ),
    price: 1200,
    discount: 5,
    slots: [
      {
        name: text('Gericht', 'Dish'),
        category: 'kids',
        size: 'child',
        products: ['kids-pizza', 'kids-spaghetti', 'kids-kaesespaetzle', 'kids-nuggets'],
      },
      {
        name: text('Getränk', 'Drink'),
        category: 'soft-drinks',
        size: 'l033',
        products: ['drink-apfelschorle', 'drink-wasser-still'],
      },
      {
        name: text('Eis', 'Ice cream'),
        category: 'ice-cream',
        size: 'ml150',
        products: ['ice-vanille', 'ice-schokolade', 'ice-erdbeere'],
      },
    ],
    picture: {
      kind: 'group',
      view: 'top',
      ground: 'sky',
      garnish: [],
      parts: [
        { kind: 'pizza', base: 'tomato', toppings: ['salami', 'corn'] },
        {
          kind: 'bottle',
          shape: 'soda',
          glass: '#EDF2DE',
          liquid: '#DDB13C',
          label: '#FDF6DF',
          emblem: 'apple',
        },
        { kind: 'tub', ice: '#E8576B', lid: '#C02D48', pieces: ['strawberry'] },
      ],
    },
  },
  {
    slug: 'burger-meal',
    name: text('Beilage und Getränk zum Burger', 'Side and drink with the burger'),
    description: text(
      'Eine Beilage und ein Getränk nach Wahl, zum festen Aufpreis auf den Burger.',
      'A side and a drink of your choice for one fixed price on top of the burger.',
    ),
    price: 0,
    discount: 0,
    isChild: true,
    slots: [
      {
        name: text('Beilage', 'Side'),
        category: 'sides',
        size: 'portion',
        products: [
          'side-pommes',
          'side-suesskartoffelpommes',
          'side-zwiebelringe',
          'side-beilagensalat',
          'side-rosmarinkartoffeln',
        ],
      },
      { name: text('Getränk', 'Drink'), category: 'soft-drinks', size: 'l033', products: softDrinks },
    ],
    picture: { kind: 'plate', vessel: 'basket', heap: ['fries'], ground: 'grill' },
  },
]
