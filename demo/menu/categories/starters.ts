import { dishOf, text } from '../dish.ts'
import type { DemoCategory } from '../menu-data.ts'

const starter = dishOf({ look: 'olive' })

export const startersCategory: DemoCategory = {
  slug: 'starters',
  name: text('Vorspeisen', 'Starters'),
  description: text(
    'Kleine Teller für den ersten Hunger und zum Teilen, solange die Pizza im Ofen ist.',
    'Small plates for the first hunger and for sharing while the pizza is in the oven.',
  ),
  sizes: [{ key: 'portion', name: text('Portion', 'Portion') }],
  picture: {
    kind: 'plate',
    vessel: 'board',
    heap: ['bruschetta'],
    look: 'olive',
    garnish: ['tomato', 'herb'],
  },
  products: [
    starter({
      slug: 'starter-bruschetta',
      name: 'Bruschetta',
      description: [
        'Vier Scheiben geröstetes Brot mit Tomatenwürfeln, Knoblauch und Basilikum.',
        'Four slices of toasted bread with diced tomato, garlic and basil.',
      ],
      prices: { portion: 720 },
      allergens: ['A1'],
      tags: ['vegan', 'popular'],
      picture: { kind: 'plate', vessel: 'board', heap: ['bruschetta'] },
      garnish: ['tomato', 'herb'],
    }),
    starter({
      slug: 'starter-pizzabrot',
      name: ['Pizzabrot mit Rosmarin', 'Pizza bread with rosemary'],
      description: [
        'Fladen aus dem Holzofen mit Rosmarin, Meersalz und Olivenöl, dazu Kräuterquark.',
        'Flatbread from the wood oven with rosemary, sea salt and olive oil, plus herb quark.',
      ],
      prices: { portion: 590 },
      allergens: ['A1', 'G'],
      tags: ['vegetarian'],
      picture: { kind: 'pizza', base: 'sweet', toppings: ['rosemary', 'oil'] },
      garnish: ['salt'],
    }),
    starter({
      slug: 'starter-burrata',
      name: ['Burrata mit Tomaten', 'Burrata with tomatoes'],
      description: [
        'Burrata aus Apulien, bunte Kirschtomaten, Basilikum und Olivenöl auf Rucola.',
        'Burrata from Apulia, mixed cherry tomatoes, basil and olive oil on rocket.',
      ],
      prices: { portion: 1190 },
      allergens: ['G'],
      tags: ['vegetarian', 'popular'],
      picture: {
        kind: 'plate',
        vessel: 'plate',
        heap: ['rocket'],
        centre: 'burrata',
        toppings: ['cherry-tomato', 'basil'],
      },
      garnish: ['tomato', 'herb'],
    }),
    starter({
      slug: 'starter-caprese',
      name: 'Caprese',
      description: [
        'Büffelmozzarella und Fleischtomaten in Scheiben, Basilikum, Olivenöl, grober Pfeffer.',
        'Buffalo mozzarella and beef tomatoes in slices, basil, olive oil, coarse pepper.',
      ],
      prices: { portion: 990 },
      allergens: ['G'],
      tags: ['vegetarian'],
      picture: {
        kind: 'plate',
        vessel: 'plate',
        heap: ['tomato-slice', 'mozzarella'],
        toppings: ['basil', 'oil', 'pepper-grains'],
      },
      garnish: ['tomato', 'herb'],
    }),
    starter({
      slug: 'starter-antipasti',
      name: ['Antipasti vom Holzofen', 'Wood-fired antipasti'],
      description: [
        'Aubergine, Zucchini, Paprika und Artischocken, geröstet und in Kräuteröl eingelegt.',
        'Aubergine, courgette, peppers and artichokes, roasted and marinated in herb oil.',
      ],
      prices: { portion: 1090 },
      additives: ['3'],
      tags: ['vegan'],
      picture: {
        kind: 'plate',
        vessel: 'board',
        heap: ['aubergine', 'courgette', 'pepper', 'artichoke'],
        toppings: ['parsley'],
      },
      garnish: ['eggplant', 'bell-pepper'],
    }),
    starter({
      slug: 'starter-tomatensuppe',
      name: ['Geröstete Tomatensuppe', 'Roasted tomato soup'],
      description: [
        'Tomaten aus dem Ofen, Basilikum, ein Klecks Sahne und Sauerteigcroûtons.',
        'Oven-roasted tomatoes, basil, a swirl of cream and sourdough croutons.',
      ],
      prices: { portion: 690 },
      allergens: ['A1', 'A2', 'G', 'I'],
      tags: ['vegetarian'],
      picture: { kind: 'soup', colour: '#D8432A', toppings: ['cream', 'crouton', 'basil'] },
      garnish: ['tomato', 'herb'],
    }),
    starter({
      slug: 'starter-kuerbissuppe',
      name: ['Kürbissuppe mit Ingwer', 'Pumpkin soup with ginger'],
      description: [
        'Hokkaido, Ingwer und Kokosmilch, obenauf geröstete Kürbiskerne und Chiliflocken.',
        'Hokkaido pumpkin, ginger and coconut milk with roasted pumpkin seeds and chilli flakes.',
      ],
      prices: { portion: 720 },
      allergens: ['I'],
      tags: ['vegan', 'new'],
      picture: { kind: 'soup', colour: '#E98A22', toppings: ['cream', 'pumpkin-seed', 'chili-flakes'] },
      garnish: ['hot-pepper'],
    }),
    starter({
      slug: 'starter-arancini',
      name: ['Arancini (5 Stück)', 'Arancini (5 pieces)'],
      description: [
        'Knusprige Reisbällchen mit Mozzarella und Erbsen, dazu warme Tomatensauce.',
        'Crisp rice balls with mozzarella and peas, served with warm tomato sauce.',
      ],
      prices: { portion: 850 },
      allergens: ['A1', 'C', 'G', 'I'],
      tags: ['vegetarian'],
      picture: { kind: 'plate', vessel: 'slate', heap: ['arancini'] },
      garnish: ['tomato', 'pea-pod'],
    }),
  ],
}
