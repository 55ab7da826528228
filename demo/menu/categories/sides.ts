import { dishOf, text } from '../dish.ts'
import type { DemoCategory } from '../menu-data.ts'

const side = dishOf({ look: 'butter' })
const fried = dishOf({ look: 'butter', variants: ['dip-along'] })

export const sidesCategory: DemoCategory = {
  slug: 'sides',
  name: text('Beilagen & Dips', 'Sides & dips'),
  description: text(
    'Knuspriges aus der Fritteuse, Frisches aus der Schüssel und Selbstgerührtes zum Tunken.',
    'Crisp things from the fryer, fresh things from the bowl and home-made dips.',
  ),
  sizes: [{ key: 'portion', name: text('Portion', 'Portion') }],
  picture: { kind: 'plate', vessel: 'basket', heap: ['fries'], look: 'butter', garnish: ['potato'] },
  products: [
    fried({
      slug: 'side-pommes',
      name: ['Pommes frites', 'French fries'],
      description: [
        'Zweimal frittiert, außen knusprig und innen weich, mit Meersalz aus der Mühle.',
        'Fried twice, crisp outside and soft inside, with freshly ground sea salt.',
      ],
      prices: { portion: 450 },
      tags: ['vegan', 'popular'],
      picture: { kind: 'plate', vessel: 'basket', heap: ['fries'] },
      garnish: ['potato', 'salt'],
    }),
    fried({
      slug: 'side-suesskartoffelpommes',
      name: ['Süßkartoffelpommes', 'Sweet potato fries'],
      description: [
        'Süßkartoffelstifte mit Paprikasalz, in Rapsöl gebacken und gut abgetropft.',
        'Sweet potato sticks with paprika salt, fried in rapeseed oil and well drained.',
      ],
      prices: { portion: 550 },
      tags: ['vegan'],
      picture: { kind: 'plate', vessel: 'basket', heap: ['sweet-fries'] },
      garnish: ['roasted-sweet-potato', 'salt'],
    }),
    fried({
      slug: 'side-rosmarinkartoffeln',
      name: ['Rosmarinkartoffeln', 'Rosemary potatoes'],
      description: [
        'Kleine Kartoffeln in Spalten, mit Rosmarin und Knoblauch im Holzofen geröstet.',
        'Small potatoes in wedges, roasted in the wood oven with rosemary and garlic.',
      ],
      prices: { portion: 490 },
      tags: ['vegan'],
      picture: { kind: 'plate', vessel: 'plate', heap: ['potato-wedge'], toppings: ['rosemary'] },
      garnish: ['potato', 'garlic'],
    }),
    fried({
      slug: 'side-zwiebelringe',
      name: ['Zwiebelringe im Bierteig', 'Beer-battered onion rings'],
      description: [
        'Dicke Zwiebelringe in Pilsteig ausgebacken, acht Stück, heiß und kross.',
        'Thick onion rings fried in a pilsner batter, eight pieces, hot and crunchy.',
      ],
      prices: { portion: 520 },
      allergens: ['A1', 'A3'],
      tags: ['vegan'],
      picture: { kind: 'plate', vessel: 'basket', heap: ['onion-ring'] },
      garnish: ['onion'],
    }),
    side({
      slug: 'side-beilagensalat',
      name: ['Beilagensalat', 'Side salad'],
      description: [
        'Blattsalat, Gurke und Kirschtomaten mit Balsamico-Vinaigrette in der kleinen Schale.',
        'Mixed leaves, cucumber and cherry tomatoes with balsamic vinaigrette in a small bowl.',
      ],
      prices: { portion: 450 },
      allergens: ['J', 'L'],
      tags: ['vegan'],
      picture: { kind: 'salad', leaves: 'mixed', toppings: ['cucumber', 'cherry-tomato'] },
      garnish: ['tomato', 'cucumber'],
    }),
    side({
      slug: 'side-krautsalat',
      name: ['Weißkohl-Möhren-Krautsalat', 'Cabbage and carrot slaw'],
      description: [
        'Weißkohl und Möhren, von Hand geknetet, mit Apfelessig, Kümmel und Petersilie.',
        'White cabbage and carrots, worked by hand with cider vinegar, caraway and parsley.',
      ],
      prices: { portion: 390 },
      allergens: ['L'],
      tags: ['vegan'],
      picture: { kind: 'salad', leaves: 'cabbage', toppings: ['carrot', 'parsley'] },
      garnish: ['carrot'],
    }),
    side({
      slug: 'dip-ketchup',
      name: ['Tomatenketchup', 'Tomato ketchup'],
      description: [
        'Aus unseren Pizzatomaten mit wenig Zucker und etwas Sellerie eingekocht, 60 ml.',
        'Cooked down from our pizza tomatoes with little sugar and some celery, 60 ml.',
      ],
      prices: { portion: 120 },
      allergens: ['I'],
      tags: ['vegan'],
      picture: { kind: 'dip', colour: '#C8281C', pieces: [] },
      garnish: ['tomato'],
    }),
    side({
      slug: 'dip-aioli',
      name: ['Aioli', 'Aioli'],
      description: [
        'Knoblauch, Eigelb, Senf und Olivenöl, jeden Tag frisch aufgeschlagen, 60 ml.',
        'Garlic, egg yolk, mustard and olive oil, whisked fresh every day, 60 ml.',
      ],
      prices: { portion: 190 },
      allergens: ['C', 'J'],
      tags: ['vegetarian'],
      picture: { kind: 'dip', colour: '#F6E7B4', pieces: ['garlic'] },
      garnish: ['garlic'],
    }),
    side({
      slug: 'dip-trueffelmayo',
      name: ['Trüffelmayonnaise', 'Truffle mayonnaise'],
      description: [
        'Cremige Mayonnaise mit Sommertrüffel, passt zu Pommes und zu fast allem, 60 ml.',
        'Creamy mayonnaise with summer truffle, good with fries and nearly everything, 60 ml.',
      ],
      prices: { portion: 220 },
      allergens: ['C', 'J'],
      additives: ['2'],
      tags: ['vegetarian'],
      picture: { kind: 'dip', colour: '#EBDCB4', pieces: ['truffle'] },
      garnish: [],
    }),
    side({
      slug: 'dip-hummus',
      name: ['Hummus', 'Hummus'],
      description: [
        'Kichererbsen, Tahin, Zitrone und Kreuzkümmel mit einem Schuss Olivenöl, 120 ml.',
        'Chickpeas, tahini, lemon and cumin with a dash of olive oil, 120 ml.',
      ],
      prices: { portion: 350 },
      allergens: ['K'],
      tags: ['vegan'],
      picture: { kind: 'dip', colour: '#E5C98B', swirl: '#B98B2A', pieces: ['chickpea'] },
      garnish: ['lemon'],
    }),
    side({
      slug: 'dip-kraeuterquark',
      name: ['Kräuterquark', 'Herb quark'],
      description: [
        'Speisequark mit Schnittlauch, Petersilie und etwas Knoblauch, 120 ml.',
        'Fresh quark with chives, parsley and a little garlic, a cup of 120 ml.',
      ],
      prices: { portion: 250 },
      allergens: ['G'],
      tags: ['vegetarian'],
      picture: { kind: 'dip', colour: '#FBF8EE', pieces: ['chive', 'parsley'] },
      garnish: ['garlic'],
    }),
    side({
      slug: 'side-dip-trio',
      name: ['Dip-Trio mit Fladenbrot', 'Dip trio with flatbread'],
      description: [
        'Drei Schälchen nach Wahl, gern auch dreimal dasselbe, mit warmem Brot aus dem Holzofen.',
        'Three cups of your choice, three of the same if you like, with warm bread from the wood oven.',
      ],
      prices: { portion: 690 },
      variants: ['three-dips'],
      allergens: ['A1'],
      tags: ['vegetarian', 'new'],
      picture: { kind: 'dip', colour: '#E5C98B', swirl: '#D8432A', pieces: ['chive', 'chickpea'] },
      garnish: ['garlic', 'lemon'],
    }),
  ],
}
