import { dishOf, text } from '../dish.ts'
import type { DemoCategory } from '../menu-data.ts'

const ice = dishOf({ look: 'mint' })

const maker =
  'Hergestellt von Feuer & Flora GmbH, Weserstraße 999, 12045 Berlin. Bei −18 °C lagern, nicht wieder einfrieren.'
const makerEn = 'Made by Feuer & Flora GmbH, Weserstraße 999, 12045 Berlin. Store at −18 °C, do not refreeze.'

export const iceCreamCategory: DemoCategory = {
  slug: 'ice-cream',
  name: text('Eis im Becher', 'Ice cream tubs'),
  description: text(
    'In unserer Küche gerührt, in Pappbecher gefüllt und tiefgekühlt geliefert.',
    'Churned in our kitchen, filled into paper tubs and delivered frozen.',
  ),
  sizes: [
    { key: 'ml150', name: text('150 ml', '150 ml'), content: { value: 150, unit: 'ml' } },
    { key: 'ml500', name: text('500 ml', '500 ml'), content: { value: 500, unit: 'ml' } },
  ],
  picture: { kind: 'tub', ice: '#C9D98A', lid: '#4E8B3D', pieces: ['pistachio'], look: 'mint' },
  products: [
    ice({
      slug: 'ice-vanille',
      name: ['Vanille', 'Vanilla'],
      description: [
        'Milcheis mit Bourbonvanille aus Madagaskar, die Schotenpünktchen sieht man.',
        'Dairy ice cream with bourbon vanilla from Madagascar; you can see the seeds.',
      ],
      prices: { ml150: 350, ml500: 790 },
      allergens: ['C', 'G'],
      tags: ['vegetarian', 'popular'],
      foodInfo: [
        `Zutaten: VOLLMILCH, SAHNE, Zucker, EIGELB, Bourbonvanille (0,4 %). ${maker}`,
        `Ingredients: WHOLE MILK, CREAM, sugar, EGG YOLK, bourbon vanilla (0.4 %). ${makerEn}`,
      ],
      picture: { kind: 'tub', ice: '#F9E8B8', lid: '#D9A441', pieces: ['pepper-grains'] },
    }),
    ice({
      slug: 'ice-schokolade',
      name: ['Dunkle Schokolade', 'Dark chocolate'],
      description: [
        'Milcheis mit siebzigprozentiger Schokolade und kleinen Schokoladenstückchen.',
        'Dairy ice cream with seventy per cent chocolate and small chocolate chips.',
      ],
      prices: { ml150: 350, ml500: 790 },
      allergens: ['F', 'G'],
      tags: ['vegetarian'],
      foodInfo: [
        `Zutaten: VOLLMILCH, SAHNE, Zucker, dunkle Schokolade (14 %; enthält SOJALECITHIN), Kakao. ${maker}`,
        `Ingredients: WHOLE MILK, CREAM, sugar, dark chocolate (14 %; contains SOYA lecithin), cocoa. ${makerEn}`,
      ],
      picture: { kind: 'tub', ice: '#6B3F28', lid: '#3B2116', pieces: ['chocolate-chip'] },
    }),
    ice({
      slug: 'ice-pistazie',
      name: ['Pistazie', 'Pistachio'],
      description: [
        'Milcheis mit gerösteten Pistazien aus Sizilien, ohne Farbstoff und ohne Aroma.',
        'Dairy ice cream with roasted Sicilian pistachios, no colouring and no flavouring.',
      ],
      prices: { ml150: 390, ml500: 890 },
      allergens: ['G', 'H7'],
      tags: ['vegetarian', 'popular'],
      foodInfo: [
        `Zutaten: VOLLMILCH, SAHNE, Zucker, PISTAZIEN (12 %), Meersalz. ${maker}`,
        `Ingredients: WHOLE MILK, CREAM, sugar, PISTACHIOS (12 %), sea salt. ${makerEn}`,
      ],
      picture: { kind: 'tub', ice: '#C9CF8C', lid: '#5F8A3A', pieces: ['pistachio'] },
    }),
    ice({
      slug: 'ice-haselnuss',
      name: ['Haselnuss', 'Hazelnut'],
      description: [
        'Milcheis mit Piemonteser Haselnüssen, kräftig geröstet und fein gemahlen.',
        'Dairy ice cream with Piedmont hazelnuts, well roasted and finely ground.',
      ],
      prices: { ml150: 390, ml500: 890 },
      allergens: ['G', 'H2'],
      tags: ['vegetarian'],
      foodInfo: [
        `Zutaten: VOLLMILCH, SAHNE, Zucker, HASELNÜSSE (13 %), Meersalz. ${maker}`,
        `Ingredients: WHOLE MILK, CREAM, sugar, HAZELNUTS (13 %), sea salt. ${makerEn}`,
      ],
      picture: { kind: 'tub', ice: '#D2A878', lid: '#8A5A30', pieces: ['hazelnut'] },
    }),
    ice({
      slug: 'ice-erdbeere',
      name: ['Erdbeersorbet', 'Strawberry sorbet'],
      description: [
        'Nur Erdbeeren, Zucker und Zitronensaft. Mehr als die Hälfte ist Frucht.',
        'Just strawberries, sugar and lemon juice. More than half of it is fruit.',
      ],
      prices: { ml150: 350, ml500: 790 },
      tags: ['vegan'],
      foodInfo: [
        `Zutaten: Erdbeeren (58 %), Wasser, Zucker, Zitronensaft. ${maker}`,
        `Ingredients: strawberries (58 %), water, sugar, lemon juice. ${makerEn}`,
      ],
      picture: { kind: 'tub', ice: '#E8576B', lid: '#C02D48', pieces: ['strawberry'] },
    }),
    ice({
      slug: 'ice-zitrone',
      name: ['Zitronensorbet', 'Lemon sorbet'],
      description: [
        'Saft und Schale unbehandelter Zitronen, sehr sauer und sehr erfrischend.',
        'Juice and zest of unwaxed lemons, very sour and very refreshing.',
      ],
      prices: { ml150: 350, ml500: 790 },
      tags: ['vegan'],
      soldOut: true,
      foodInfo: [
        `Zutaten: Wasser, Zitronensaft (31 %), Zucker, Zitronenschale. ${maker}`,
        `Ingredients: water, lemon juice (31 %), sugar, lemon zest. ${makerEn}`,
      ],
      picture: { kind: 'tub', ice: '#FBF0A8', lid: '#E5BE2B', pieces: ['lemon-slice'] },
    }),
  ],
}
