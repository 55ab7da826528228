import { dishOf, text } from '../dish.ts'
import { bowlExtras } from '../extras.ts'
import type { DemoCategory } from '../menu-data.ts'

const bowl = dishOf({ look: 'meadow', variants: ['bowl-base'], extras: bowlExtras })

export const bowlsCategory: DemoCategory = {
  slug: 'bowls',
  name: text('Bowls', 'Bowls'),
  description: text(
    'Eine Basis nach Wahl, fünf Zutaten und eine Sauce, warm und kalt in einer Schale.',
    'A base of your choice, five ingredients and a sauce, warm and cold in one bowl.',
  ),
  sizes: [{ key: 'single', name: text('Bowl', 'Bowl') }],
  picture: {
    kind: 'bowl',
    base: 'rice',
    sectors: ['salmon', 'avocado', 'edamame', 'cucumber'],
    top: ['sesame'],
    look: 'meadow',
    garnish: ['avocado', 'lime'],
  },
  products: [
    bowl({
      slug: 'bowl-falafel',
      name: ['Falafel-Bowl', 'Falafel bowl'],
      description: [
        'Hausgemachte Falafel, Rotkohl, Gurke, Kichererbsen, Kirschtomaten und Minze mit Tahin.',
        'Home-made falafel, red cabbage, cucumber, chickpeas, cherry tomatoes and mint with tahini.',
      ],
      prices: { single: 1290 },
      allergens: ['K'],
      tags: ['vegan', 'popular'],
      picture: {
        kind: 'bowl',
        base: 'rice',
        sectors: ['falafel', 'red-cabbage', 'cucumber', 'chickpea', 'cherry-tomato'],
        top: ['sesame', 'mint'],
      },
      garnish: ['cucumber', 'tomato'],
    }),
    bowl({
      slug: 'bowl-lachs',
      name: ['Lachs-Bowl', 'Salmon bowl'],
      description: [
        'Roher Lachs in Sojasauce, Avocado, Edamame, Gurke, Radieschen und Sesam.',
        'Raw salmon in soy sauce with avocado, edamame, cucumber, radish and sesame.',
      ],
      prices: { single: 1590 },
      allergens: ['A1', 'D', 'F', 'K'],
      tags: ['popular'],
      picture: {
        kind: 'bowl',
        base: 'rice',
        sectors: ['salmon', 'avocado', 'edamame', 'cucumber', 'radish'],
        top: ['sesame'],
      },
      garnish: ['avocado', 'cucumber'],
    }),
    bowl({
      slug: 'bowl-tofu',
      name: ['Tofu-Sesam-Bowl', 'Tofu sesame bowl'],
      description: [
        'Marinierter Tofu, Möhre, Edamame, Rotkohl, Brokkoli und geröstete Sesamkörner.',
        'Marinated tofu, carrot, edamame, red cabbage, broccoli and toasted sesame seeds.',
      ],
      prices: { single: 1320 },
      allergens: ['A1', 'F', 'K'],
      tags: ['vegan'],
      picture: {
        kind: 'bowl',
        base: 'rice',
        sectors: ['tofu', 'carrot', 'edamame', 'red-cabbage', 'broccoli'],
        top: ['sesame'],
      },
      garnish: ['carrot', 'broccoli'],
    }),
    bowl({
      slug: 'bowl-haehnchen-mango',
      name: ['Hähnchen-Mango-Bowl', 'Chicken mango bowl'],
      description: [
        'Gegrillte Hähnchenbrust, reife Mango, Avocado, Mais, Rotkohl und Limette.',
        'Grilled chicken breast, ripe mango, avocado, sweetcorn, red cabbage and lime.',
      ],
      prices: { single: 1420 },
      allergens: ['J'],
      picture: {
        kind: 'bowl',
        base: 'rice',
        sectors: ['chicken', 'mango', 'avocado', 'corn', 'red-cabbage'],
        top: [],
      },
      garnish: ['mango', 'lime'],
    }),
    bowl({
      slug: 'bowl-ofengemuese',
      name: ['Ofengemüse-Kichererbsen-Bowl', 'Roasted vegetable and chickpea bowl'],
      description: [
        'Süßkartoffel, Kürbis, Brokkoli, Spinat und Kichererbsen aus dem Holzofen mit Kürbiskernen.',
        'Sweet potato, pumpkin, broccoli, spinach and chickpeas from the wood oven with pumpkin seeds.',
      ],
      prices: { single: 1290 },
      allergens: ['K'],
      tags: ['vegan'],
      picture: {
        kind: 'bowl',
        base: 'rice',
        sectors: ['sweet-potato', 'chickpea', 'broccoli', 'pumpkin', 'spinach'],
        top: ['pumpkin-seed'],
      },
      garnish: ['broccoli', 'roasted-sweet-potato'],
    }),
    bowl({
      slug: 'bowl-halloumi',
      name: ['Halloumi-Granatapfel-Bowl', 'Halloumi and pomegranate bowl'],
      description: [
        'Gegrillter Halloumi, Granatapfelkerne, Gurke, Möhre, Aubergine und frische Minze.',
        'Grilled halloumi, pomegranate seeds, cucumber, carrot, aubergine and fresh mint.',
      ],
      prices: { single: 1390 },
      allergens: ['G', 'K'],
      tags: ['vegetarian', 'new'],
      picture: {
        kind: 'bowl',
        base: 'rice',
        sectors: ['halloumi', 'cucumber', 'carrot', 'aubergine', 'pomegranate'],
        top: ['mint', 'sesame'],
      },
      garnish: ['eggplant', 'cucumber'],
    }),
    bowl({
      slug: 'bowl-wunsch',
      name: ['Bowl nach Wunsch', 'Bowl as you like it'],
      description: [
        'Basis, Toppings und Saucen nach Wahl: zwei Toppings und eine Sauce gehören dazu.',
        'Base, toppings and sauces of your choice: two toppings and one sauce are included.',
      ],
      prices: { single: 990 },
      variants: ['bowl-base', 'bowl-toppings', 'bowl-warm', 'salmon-done', 'bowl-sauce'],
      extras: [],
      tags: ['new'],
      picture: {
        kind: 'bowl',
        base: 'quinoa',
        sectors: ['avocado', 'edamame', 'sweet-potato', 'radish', 'mango'],
        top: ['sesame'],
      },
      garnish: ['avocado', 'mango'],
    }),
  ],
}
