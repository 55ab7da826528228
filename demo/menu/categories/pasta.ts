import { dishOf, text } from '../dish.ts'
import { pastaExtras } from '../extras.ts'
import type { DemoCategory } from '../menu-data.ts'

const pasta = dishOf({ look: 'tomato', extras: pastaExtras })

export const pastaCategory: DemoCategory = {
  slug: 'pasta',
  name: text('Pasta', 'Pasta'),
  description: text(
    'Al dente gekocht und in der Pfanne mit der Sauce verbunden, nie nur übergossen.',
    'Cooked al dente and tossed with the sauce in the pan, never just poured over.',
  ),
  sizes: [
    { key: 'normal', name: text('Normale Portion', 'Regular portion') },
    { key: 'large', name: text('Große Portion', 'Large portion') },
  ],
  picture: {
    kind: 'pasta',
    shape: 'spaghetti',
    sauce: 'tomato',
    toppings: ['cherry-tomato', 'basil'],
    look: 'tomato',
    garnish: ['tomato', 'garlic'],
  },
  products: [
    pasta({
      slug: 'pasta-pomodoro',
      name: 'Pomodoro e Basilico',
      description: [
        'Langsam gekochte Tomaten, Kirschtomaten, Knoblauch, Basilikum und Olivenöl.',
        'Slow-cooked tomatoes, cherry tomatoes, garlic, basil and olive oil.',
      ],
      prices: { normal: 1050, large: 1350 },
      variants: ['pasta-shape'],
      allergens: ['A1'],
      tags: ['vegan'],
      picture: { kind: 'pasta', shape: 'spaghetti', sauce: 'tomato', toppings: ['cherry-tomato', 'basil'] },
      garnish: ['tomato', 'garlic'],
    }),
    pasta({
      slug: 'pasta-bolognese',
      name: 'Bolognese',
      description: [
        'Ragù vom Brandenburger Rind, vier Stunden mit Sellerie, Möhre und Rotwein geschmort, dazu Parmesan und Petersilie.',
        'Ragù of Brandenburg beef, braised for four hours with celery, carrot and red wine, with parmesan and parsley.',
      ],
      prices: { normal: 1290, large: 1620 },
      variants: ['pasta-shape'],
      allergens: ['A1', 'C', 'G', 'I', 'L'],
      tags: ['popular'],
      picture: {
        kind: 'pasta',
        shape: 'spaghetti',
        sauce: 'bolognese',
        toppings: ['mince', 'parmesan', 'parsley'],
      },
      garnish: ['tomato', 'carrot'],
    }),
    pasta({
      slug: 'pasta-carbonara',
      name: 'Carbonara',
      description: [
        'Guanciale, Eigelb, Pecorino und schwarzer Pfeffer. Sahne kommt hier nicht hinein.',
        'Guanciale, egg yolk, pecorino and black pepper. There is no cream in it.',
      ],
      prices: { normal: 1350, large: 1690 },
      variants: ['pasta-shape'],
      allergens: ['A1', 'C', 'G'],
      additives: ['12'],
      tags: ['popular'],
      picture: {
        kind: 'pasta',
        shape: 'spaghetti',
        sauce: 'cheese',
        toppings: ['bacon', 'parmesan', 'pepper-grains'],
      },
      garnish: ['egg', 'cheese-wedge'],
    }),
    pasta({
      slug: 'pasta-aglio-olio',
      name: 'Aglio, Olio e Peperoncino',
      description: [
        'Goldgelb gerösteter Knoblauch, Chili, Petersilie und viel Olivenöl aus Apulien.',
        'Garlic toasted golden, chilli, parsley and plenty of olive oil from Apulia.',
      ],
      prices: { normal: 980, large: 1250 },
      variants: ['pasta-shape'],
      allergens: ['A1'],
      tags: ['vegan', 'spicy'],
      picture: { kind: 'pasta', shape: 'spaghetti', sauce: 'oil', toppings: ['garlic', 'chili', 'parsley'] },
      garnish: ['garlic', 'hot-pepper'],
    }),
    pasta({
      slug: 'pasta-arrabbiata',
      name: 'Penne all’Arrabbiata',
      description: [
        'Tomatensauce mit getrockneten und frischen Chilis, Knoblauch und Petersilie.',
        'Tomato sauce with dried and fresh chillies, garlic and parsley.',
      ],
      prices: { normal: 1090, large: 1390 },
      allergens: ['A1'],
      tags: ['vegan', 'spicy'],
      picture: {
        kind: 'pasta',
        shape: 'penne',
        sauce: 'arrabbiata',
        toppings: ['chili', 'parsley', 'garlic'],
      },
      garnish: ['hot-pepper', 'garlic'],
    }),
    pasta({
      slug: 'pasta-funghi',
      name: ['Tagliatelle mit Steinpilzen', 'Tagliatelle with porcini'],
      description: [
        'Frische Eiernudeln mit Steinpilzen, braunen Champignons, Sahne und Petersilie.',
        'Fresh egg pasta with porcini, chestnut mushrooms, cream and parsley.',
      ],
      prices: { normal: 1490, large: 1850 },
      allergens: ['A1', 'C', 'G'],
      tags: ['vegetarian'],
      picture: {
        kind: 'pasta',
        shape: 'tagliatelle',
        sauce: 'mushroom',
        toppings: ['porcini', 'mushroom', 'parsley'],
      },
      garnish: ['brown-mushroom'],
    }),
    pasta({
      slug: 'pasta-salmone',
      name: ['Tagliatelle mit Lachs', 'Tagliatelle with salmon'],
      description: [
        'Gebratener Lachs, Zitrone, Sahne und Blattspinat auf frischen Eiernudeln.',
        'Pan-fried salmon, lemon, cream and leaf spinach on fresh egg pasta.',
      ],
      prices: { normal: 1590, large: 1980 },
      allergens: ['A1', 'C', 'D', 'G'],
      picture: {
        kind: 'pasta',
        shape: 'tagliatelle',
        sauce: 'salmon',
        toppings: ['salmon', 'spinach', 'lemon-slice'],
      },
      garnish: ['lemon'],
    }),
    pasta({
      slug: 'pasta-gnocchi-gorgonzola',
      name: ['Gnocchi in Gorgonzola', 'Gnocchi in gorgonzola'],
      description: [
        'Kartoffelgnocchi, Gorgonzolasauce, junger Spinat und geröstete Walnüsse.',
        'Potato gnocchi, gorgonzola sauce, baby spinach and roasted walnuts.',
      ],
      prices: { normal: 1390, large: 1720 },
      allergens: ['A1', 'C', 'G', 'H3'],
      tags: ['vegetarian'],
      picture: {
        kind: 'pasta',
        shape: 'gnocchi',
        sauce: 'gorgonzola',
        toppings: ['gorgonzola', 'spinach', 'walnut'],
      },
      garnish: ['potato', 'cheese-wedge'],
    }),
    pasta({
      slug: 'pasta-pesto',
      name: 'Pesto alla Genovese',
      description: [
        'Basilikumpesto aus dem Mörser, grüne Bohnenkerne, Pinienkerne und Parmesan.',
        'Basil pesto from the mortar, young edamame beans, pine nuts and parmesan.',
      ],
      prices: { normal: 1250, large: 1580 },
      variants: ['pasta-shape'],
      allergens: ['A1', 'C', 'F', 'G'],
      tags: ['vegetarian'],
      picture: {
        kind: 'pasta',
        shape: 'spaghetti',
        sauce: 'pesto',
        toppings: ['edamame', 'pine-nut', 'parmesan', 'basil'],
      },
      garnish: ['herb', 'cheese-wedge'],
    }),
    pasta({
      slug: 'pasta-hummer',
      name: ['Tagliatelle mit Hummer', 'Tagliatelle with lobster'],
      description: [
        'Halber Hummer, Bisque aus den Schalen, Kirschtomaten, Zitrone und Petersilie. Freitags und samstags.',
        'Half a lobster, bisque made from the shells, cherry tomatoes, lemon and parsley. Fridays and Saturdays only.',
      ],
      prices: { normal: 2890, large: 3690 },
      allergens: ['A1', 'B', 'C', 'G', 'I', 'L'],
      vatClass: 'luxury',
      tags: ['new'],
      picture: {
        kind: 'pasta',
        shape: 'tagliatelle',
        sauce: 'lobster',
        toppings: ['lobster', 'cherry-tomato', 'parsley'],
      },
      garnish: ['tomato', 'lemon'],
    }),
  ],
}
