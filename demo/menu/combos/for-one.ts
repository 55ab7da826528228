import { text } from '../dish.ts'
import type { DemoCombo } from '../menu-data.ts'
import { favourites, softDrinks } from './often-chosen.ts'

export const combosForOne: readonly DemoCombo[] = [
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
      look: 'ember',
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
      look: 'meadow',
      garnish: ['cucumber'],
      parts: [
        {
          kind: 'bowl',
          base: 'rice',
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
      look: 'sky',
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
    picture: { kind: 'plate', vessel: 'basket', heap: ['fries'], look: 'grill' },
  },
]
