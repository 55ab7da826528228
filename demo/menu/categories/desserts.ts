import { dishOf, text } from '../dish.ts'
import type { DemoCategory } from '../menu-data.ts'

const dessert = dishOf({ look: 'berry' })

export const dessertsCategory: DemoCategory = {
  slug: 'desserts',
  name: text('Desserts', 'Desserts'),
  description: text(
    'Morgens gemacht, abends weg. Einfach nur süß ist bei uns nichts davon.',
    'Made in the morning, gone by the evening, and never just sweet.',
  ),
  sizes: [{ key: 'portion', name: text('Portion', 'Portion') }],
  picture: {
    kind: 'slice',
    form: 'block',
    layers: ['#F7E7C6', '#8A5A36', '#F7E7C6', '#8A5A36'],
    top: '#5A3420',
    toppings: ['cocoa'],
    look: 'berry',
    garnish: [],
  },
  products: [
    dessert({
      slug: 'dessert-tiramisu',
      name: 'Tiramisù',
      description: [
        'Löffelbiskuit mit Espresso, Mascarponecreme und Kakao, ohne Alkohol.',
        'Sponge fingers with espresso, mascarpone cream and cocoa, without alcohol.',
      ],
      prices: { portion: 650 },
      allergens: ['A1', 'C', 'G'],
      additives: ['13'],
      tags: ['vegetarian', 'popular'],
      picture: {
        kind: 'slice',
        form: 'block',
        layers: ['#F8E9CA', '#9A673C', '#F8E9CA', '#9A673C', '#F3DFB8'],
        top: '#5A3420',
        toppings: ['cocoa'],
      },
      garnish: [],
    }),
    dessert({
      slug: 'dessert-panna-cotta',
      name: ['Panna cotta mit Himbeeren', 'Panna cotta with raspberries'],
      description: [
        'Gekochte Sahne mit echter Vanille auf einem Spiegel aus Himbeeren mit Minze.',
        'Cooked cream with real vanilla on a mirror of crushed raspberries with mint.',
      ],
      prices: { portion: 590 },
      allergens: ['G'],
      picture: {
        kind: 'slice',
        form: 'dome',
        layers: ['#FFF6E4', '#F6E6C8'],
        top: '#C4264B',
        toppings: ['raspberry', 'mint'],
      },
      garnish: [],
    }),
    dessert({
      slug: 'dessert-schokokuchen',
      name: ['Schokoladenkuchen', 'Chocolate cake'],
      description: [
        'Saftiger Kuchen aus dunkler Schokolade und gemahlenen Mandeln, ganz ohne Mehl.',
        'A moist cake of dark chocolate and ground almonds, made without any flour.',
      ],
      prices: { portion: 590 },
      allergens: ['C', 'F', 'G', 'H1'],
      tags: ['vegetarian'],
      picture: {
        kind: 'slice',
        form: 'wedge',
        layers: ['#3E1F14', '#5B2E1C', '#4A2417'],
        top: '#2E150D',
        toppings: ['icing-sugar'],
      },
      garnish: ['chocolate-bar'],
    }),
    dessert({
      slug: 'dessert-kaesekuchen',
      name: ['Käsekuchen mit Erdbeeren', 'Cheesecake with strawberries'],
      description: [
        'Berliner Käsekuchen aus Quark auf Mürbeteig, obenauf frische Erdbeeren.',
        'Berlin quark cheesecake on a shortcrust base, topped with fresh strawberries.',
      ],
      prices: { portion: 580 },
      allergens: ['A1', 'C', 'G'],
      tags: ['vegetarian', 'popular'],
      picture: {
        kind: 'slice',
        form: 'wedge',
        layers: ['#FBEFC9', '#FBEFC9', '#FBEFC9', '#D69A4E'],
        top: '#F5D98F',
        toppings: ['strawberry'],
      },
      garnish: ['strawberry'],
    }),
    dessert({
      slug: 'dessert-pizza-dolce',
      name: ['Süße Pizza mit Nougat', 'Sweet pizza with nougat'],
      description: [
        'Warmer Fladen, bestrichen mit Haselnussnougat, dazu Erdbeeren und Pistazien.',
        'A warm flatbread spread with hazelnut nougat, topped with strawberries and pistachios.',
      ],
      prices: { portion: 850 },
      allergens: ['A1', 'F', 'G', 'H2', 'H7'],
      tags: ['vegetarian', 'new'],
      picture: { kind: 'pizza', base: 'sweet', toppings: ['chocolate', 'strawberry', 'pistachio'] },
      garnish: ['strawberry', 'chocolate-bar'],
    }),
    dessert({
      slug: 'dessert-obstsalat',
      name: ['Obstsalat mit Minze', 'Fruit salad with mint'],
      description: [
        'Mango, Erdbeeren, Apfel und Granatapfel mit Limettensaft und frischer Minze.',
        'Mango, strawberries, apple and pomegranate with lime juice and fresh mint.',
      ],
      prices: { portion: 520 },
      tags: ['vegan'],
      picture: {
        kind: 'salad',
        leaves: 'none',
        toppings: ['mango', 'apple-slice', 'strawberry', 'pomegranate', 'mint'],
      },
      garnish: ['mango', 'lime'],
    }),
  ],
}
