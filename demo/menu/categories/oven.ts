import { dishOf, text } from '../dish.ts'
import { ovenExtras } from '../extras.ts'
import type { DemoCategory } from '../menu-data.ts'

const baked = dishOf({ look: 'oven', extras: ovenExtras })

export const ovenCategory: DemoCategory = {
  slug: 'oven',
  name: text('Ofengerichte & Gemüseaufläufe', 'From the oven'),
  description: text(
    'Überbacken in der Glut nach der Pizzazeit und in der Form geliefert, damit es heiß bleibt.',
    'Baked in the embers once the pizzas are done and sent in the dish so that it stays hot.',
  ),
  sizes: [{ key: 'portion', name: text('Portion', 'Portion') }],
  picture: {
    kind: 'gratin',
    vessel: 'dish',
    content: 'tomato',
    toppings: ['mozzarella', 'basil'],
    look: 'oven',
    garnish: ['tomato'],
  },
  products: [
    baked({
      slug: 'oven-lasagne',
      name: 'Lasagne al Forno',
      description: [
        'Sechs Lagen Eiernudeln mit Rinderragù, Béchamel, einer Kruste aus Parmesan und Petersilie.',
        'Six layers of egg pasta with beef ragù, béchamel, a parmesan crust and parsley.',
      ],
      prices: { portion: 1390 },
      allergens: ['A1', 'C', 'G', 'I', 'L'],
      tags: ['popular'],
      picture: {
        kind: 'slice',
        form: 'block',
        layers: ['#E8B85A', '#A93A1C', '#F4DFAE', '#A93A1C', '#F4DFAE', '#A93A1C', '#EFCF8C'],
        top: '#EDB552',
        toppings: ['parsley'],
      },
      garnish: ['tomato', 'cheese-wedge'],
    }),
    baked({
      slug: 'oven-kaesespaetzle',
      name: ['Käsespätzle', 'Käsespätzle (cheese spaetzle)'],
      description: [
        'Geschabte Eierspätzle, Allgäuer Bergkäse Schnittlauch und ein Berg Röstzwiebeln aus der Pfanne.',
        'Hand-scraped egg spaetzle, Allgäu mountain cheese, chives and a heap of crispy onions from the pan.',
      ],
      prices: { portion: 1320 },
      allergens: ['A1', 'C', 'G'],
      tags: ['vegetarian', 'popular'],
      picture: { kind: 'gratin', vessel: 'pan', content: 'spaetzle', toppings: ['fried-onion', 'chive'] },
      garnish: ['onion', 'cheese-wedge'],
    }),
    baked({
      slug: 'oven-melanzane',
      name: 'Melanzane alla Parmigiana',
      description: [
        'Auberginenscheiben, Tomatensauce, Mozzarella und Basilikum, im Holzofen geschichtet.',
        'Aubergine slices, tomato sauce, mozzarella and basil, layered and baked in the wood oven.',
      ],
      prices: { portion: 1290 },
      allergens: ['C', 'G'],
      tags: ['vegetarian'],
      picture: {
        kind: 'gratin',
        vessel: 'dish',
        content: 'tomato',
        toppings: ['aubergine', 'mozzarella', 'basil'],
      },
      garnish: ['eggplant', 'tomato'],
    }),
    baked({
      slug: 'oven-gemueseauflauf',
      name: ['Brokkoli-Blumenkohl-Kartoffelauflauf', 'Broccoli, cauliflower and potato bake'],
      description: [
        'Brokkoli, Blumenkohl und Kartoffelscheiben unter einer Haube aus Sahne und Bergkäse.',
        'Broccoli, cauliflower and sliced potatoes under a crust of cream and mountain cheese.',
      ],
      prices: { portion: 1250 },
      allergens: ['G'],
      tags: ['vegetarian'],
      picture: {
        kind: 'gratin',
        vessel: 'dish',
        content: 'cheese',
        toppings: ['potato-slice', 'broccoli', 'cauliflower'],
      },
      garnish: ['broccoli', 'potato'],
    }),
    baked({
      slug: 'oven-schmorpfanne',
      name: ['Süßkartoffel-Kichererbsen-Schmorpfanne', 'Sweet potato and chickpea braise'],
      description: [
        'Süßkartoffel, Kichererbsen, Spinat und Tomate mit Kreuzkümmel und Petersilie aus der Eisenpfanne.',
        'Sweet potato, chickpeas, spinach and tomato with cumin and parsley from the iron pan.',
      ],
      prices: { portion: 1190 },
      allergens: [],
      extras: ['feta', 'fried-onions'],
      tags: ['vegan'],
      picture: {
        kind: 'gratin',
        vessel: 'pan',
        content: 'tomato',
        toppings: ['sweet-potato', 'chickpea', 'spinach', 'parsley'],
      },
      garnish: ['roasted-sweet-potato', 'tomato'],
    }),
    baked({
      slug: 'oven-ofenkartoffel',
      name: ['Schnittlauch-Frischkäse-Ofenkartoffel', 'Baked potato with chive cream cheese'],
      description: [
        'In der Glut gegarte Kartoffel mit Frischkäse, Schnittlauch und knusprigem Bacon.',
        'A potato cooked in the embers with cream cheese, chives and crispy bacon.',
      ],
      prices: { portion: 990 },
      allergens: ['G'],
      additives: ['3', '12'],
      picture: { kind: 'gratin', vessel: 'pan', content: 'baked-potato', toppings: ['bacon', 'chive'] },
      garnish: ['potato', 'bacon'],
    }),
    baked({
      slug: 'oven-kartoffelgratin',
      name: ['Kartoffelgratin mit Ziegenkäse', 'Potato gratin with goat’s cheese'],
      description: [
        'Dünn gehobelte Kartoffeln in Rahm, gratinierter Ziegenkäse, Rosmarin und Walnüsse.',
        'Thinly sliced potatoes in cream, grilled goat’s cheese, rosemary and walnuts.',
      ],
      prices: { portion: 1290 },
      allergens: ['G', 'H3'],
      tags: ['vegetarian'],
      soldOut: true,
      picture: {
        kind: 'gratin',
        vessel: 'dish',
        content: 'potato',
        toppings: ['goat-cheese', 'walnut', 'rosemary'],
      },
      garnish: ['potato'],
    }),
  ],
}
