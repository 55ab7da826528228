import { text } from '../dish.ts'
import type { DemoCombo } from '../menu-data.ts'
import { favourites, softDrinks } from './often-chosen.ts'

export const combosToShare: readonly DemoCombo[] = [
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
      look: 'tomato',
      garnish: [],
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
      look: 'saffron',
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
      look: 'grill',
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
      look: 'cellar',
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
]
