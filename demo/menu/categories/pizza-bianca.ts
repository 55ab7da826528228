import { dishOf, text } from '../dish.ts'
import { pizzaExtras } from '../extras.ts'
import type { DemoCategory } from '../menu-data.ts'
import { pizzaSizes } from './pizza.ts'

const bianca = dishOf({ look: 'linen', variants: ['dough', 'leave-out'], extras: pizzaExtras })

export const pizzaBiancaCategory: DemoCategory = {
  slug: 'pizza-bianca',
  name: text('Pizza bianca', 'White pizza'),
  description: text(
    'Ohne Tomate, dafür mit Crème fraîche oder Kürbiscreme und viel gutem Käse.',
    'No tomato, but crème fraîche or pumpkin cream and plenty of good cheese.',
  ),
  sizes: pizzaSizes,
  picture: {
    kind: 'pizza',
    base: 'white',
    toppings: ['potato-slice', 'rosemary'],
    look: 'linen',
    garnish: ['potato', 'garlic'],
  },
  products: [
    bianca({
      slug: 'bianca-quattro-formaggi',
      name: 'Quattro Formaggi',
      description: [
        'Mozzarella, Gorgonzola, Parmesan und Ziegenkäse, im Ofen goldbraun verlaufen.',
        'Mozzarella, gorgonzola, parmesan and goat’s cheese, melted golden in the oven.',
      ],
      prices: { small: 1090, medium: 1420, large: 2150 },
      allergens: ['A1', 'C', 'G'],
      tags: ['vegetarian', 'popular'],
      picture: {
        kind: 'pizza',
        base: 'white',
        toppings: ['goat-cheese', 'gorgonzola', 'parmesan', 'mozzarella'],
      },
      garnish: ['cheese-wedge'],
    }),
    bianca({
      slug: 'bianca-tartufo',
      name: 'Tartufo',
      description: [
        'Sommertrüffelcreme, braune Champignons, Mozzarella, Parmesan und gehobelter Trüffel.',
        'Summer truffle cream, chestnut mushrooms, mozzarella, parmesan and shaved truffle.',
      ],
      prices: { small: 1490, medium: 1890, large: 2790 },
      allergens: ['A1', 'C', 'G'],
      tags: ['vegetarian', 'new'],
      picture: { kind: 'pizza', base: 'white', toppings: ['mushroom', 'truffle', 'parmesan'] },
      garnish: ['brown-mushroom', 'cheese-wedge'],
    }),
    bianca({
      slug: 'bianca-patate',
      name: 'Patate e Rosmarino',
      description: [
        'Hauchdünne Kartoffelscheiben, Rosmarin, Mozzarella und Meersalz, außen ganz knusprig.',
        'Wafer-thin potato slices, rosemary, mozzarella and sea salt, very crisp at the edges.',
      ],
      prices: { small: 980, medium: 1250, large: 1890 },
      allergens: ['A1', 'G'],
      tags: ['vegetarian'],
      picture: { kind: 'pizza', base: 'white', toppings: ['potato-slice', 'rosemary'] },
      garnish: ['potato', 'salt'],
    }),
    bianca({
      slug: 'bianca-pera',
      name: ['Birne, Gorgonzola und Walnuss', 'Pear, gorgonzola and walnut'],
      description: [
        'Werdersche Birnen, milder Gorgonzola, geröstete Walnüsse und ein wenig Honig.',
        'Pears from Werder, mild gorgonzola, roasted walnuts and a little honey.',
      ],
      prices: { small: 1150, medium: 1480, large: 2250 },
      allergens: ['A1', 'G', 'H3'],
      tags: ['vegetarian'],
      picture: { kind: 'pizza', base: 'white', toppings: ['pear', 'gorgonzola', 'walnut', 'honey'] },
      garnish: ['pear', 'honey-pot'],
    }),
    bianca({
      slug: 'bianca-salmone',
      name: 'Spinaci e Salmone',
      description: [
        'Crème fraîche, Blattspinat und nach dem Backen kalt aufgelegter Räucherlachs mit Zitrone.',
        'Crème fraîche, leaf spinach and smoked salmon with lemon, laid on cold after baking.',
      ],
      prices: { small: 1320, medium: 1690, large: 2490 },
      allergens: ['A1', 'D', 'G'],
      picture: { kind: 'pizza', base: 'white', toppings: ['salmon', 'spinach', 'lemon-slice'] },
      garnish: ['lemon'],
    }),
    bianca({
      slug: 'bianca-kuerbis',
      name: ['Kürbis, Salsiccia und Salbei', 'Pumpkin, salsiccia and sage'],
      description: [
        'Kürbiscreme statt Tomate, grobe Fenchelbratwurst, Mozzarella und kross gebackener Salbei.',
        'Pumpkin cream instead of tomato, coarse fennel sausage, mozzarella and crisp sage.',
      ],
      prices: { small: 1220, medium: 1560, large: 2350 },
      allergens: ['A1', 'G'],
      additives: ['3'],
      tags: ['new'],
      picture: { kind: 'pizza', base: 'pumpkin', toppings: ['salsiccia', 'pumpkin', 'sage'] },
      garnish: [],
    }),
  ],
}
