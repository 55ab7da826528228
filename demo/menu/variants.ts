import { text } from './dish.ts'
import type { DemoOption, DemoVariant, Text } from './menu-data.ts'

/** Labels are written `allergens|additives`, codes parted by blanks. */
function option(slug: string, name: Text, price: number, labels = '', childCombo?: string): DemoOption {
  const [allergens = '', additives = ''] = labels.split('|')
  return {
    slug,
    name,
    price,
    allergens: allergens.split(' ').filter(Boolean),
    additives: additives.split(' ').filter(Boolean),
    ...(childCombo && { childCombo }),
  }
}

export const variants: readonly DemoVariant[] = [
  {
    slug: 'dough',
    name: text('Teig', 'Dough'),
    type: 'select',
    required: false,
    options: [
      option('dough-spelt', text('Dinkelvollkornteig', 'Wholegrain spelt dough'), 150, 'A5'),
      option('dough-thin', text('Extra dünn ausgezogen', 'Stretched extra thin'), 0, 'A1'),
      option('dough-cheese-rim', text('Mit Käserand', 'With a cheese-filled crust'), 290, 'A1 G'),
    ],
  },
  {
    slug: 'leave-out',
    name: text('Etwas weglassen?', 'Leave something out?'),
    type: 'checkbox',
    required: false,
    options: [
      option('no-onion', text('Ohne Zwiebeln', 'No onions'), 0),
      option('no-garlic', text('Ohne Knoblauch', 'No garlic'), 0),
      option('no-herbs', text('Ohne Kräuter', 'No herbs'), 0),
    ],
  },
  {
    slug: 'pasta-shape',
    name: text('Nudelsorte', 'Kind of pasta'),
    type: 'select',
    required: true,
    options: [
      option('pasta-spaghetti', text('Spaghetti', 'Spaghetti'), 0, 'A1'),
      option('pasta-penne', text('Penne', 'Penne'), 0, 'A1'),
      option('pasta-tagliatelle', text('Frische Tagliatelle mit Ei', 'Fresh egg tagliatelle'), 150, 'A1 C'),
      option('pasta-spelt', text('Dinkel-Penne', 'Spelt penne'), 120, 'A5'),
    ],
  },
  {
    slug: 'burger-menu',
    name: text('Als Menü?', 'Make it a meal?'),
    type: 'select',
    required: true,
    options: [
      option('burger-only', text('Nur der Burger', 'Just the burger'), 0),
      option(
        'burger-meal',
        text('Als Menü mit Beilage und Getränk', 'As a meal with side and drink'),
        590,
        '',
        'burger-meal',
      ),
    ],
  },
  {
    slug: 'doneness',
    name: text('Wie gebraten?', 'How would you like it done?'),
    type: 'select',
    required: true,
    options: [
      option('well-done', text('Durchgebraten', 'Well done'), 0),
      option('medium', text('Rosa in der Mitte', 'Pink in the middle'), 0),
    ],
  },
  {
    slug: 'bun',
    name: text('Anderes Brötchen', 'A different bun'),
    type: 'select',
    required: false,
    options: [
      option('bun-pretzel', text('Laugenbrötchen', 'Pretzel bun'), 60, 'A1'),
      option('bun-wholegrain', text('Roggenvollkornbrötchen', 'Wholegrain rye bun'), 60, 'A1 A2'),
      option('bun-lettuce', text('Im Salatblatt statt Brötchen', 'Wrapped in lettuce instead'), 0),
    ],
  },
  {
    slug: 'bowl-base',
    name: text('Basis', 'Base'),
    type: 'select',
    required: true,
    options: [
      option('base-rice', text('Basmatireis', 'Basmati rice'), 0),
      option('base-quinoa', text('Quinoa', 'Quinoa'), 100),
      option('base-couscous', text('Couscous', 'Couscous'), 0, 'A1'),
      option('base-leaves', text('Nur Blattsalat', 'Salad leaves only'), 0),
    ],
  },
  {
    slug: 'dressing',
    name: text('Dressing', 'Dressing'),
    type: 'select',
    required: true,
    options: [
      option('dressing-balsamic', text('Balsamico-Vinaigrette', 'Balsamic vinaigrette'), 0, 'J L'),
      option('dressing-yoghurt', text('Joghurt-Kräuter-Dressing', 'Yoghurt and herb dressing'), 0, 'G J'),
      option('dressing-raspberry', text('Himbeer-Senf-Dressing', 'Raspberry mustard dressing'), 0, 'J L'),
      option('dressing-oil', text('Olivenöl und Zitrone', 'Olive oil and lemon'), 0),
    ],
  },
  {
    slug: 'dip-along',
    name: text('Dip dazu?', 'A dip with it?'),
    type: 'checkbox',
    required: false,
    options: [
      option('with-ketchup', text('Tomatenketchup', 'Tomato ketchup'), 90, 'I'),
      option('with-mayonnaise', text('Mayonnaise', 'Mayonnaise'), 90, 'C J'),
      option('with-aioli', text('Aioli', 'Aioli'), 150, 'C J'),
      option('with-truffle-mayo', text('Trüffelmayonnaise', 'Truffle mayonnaise'), 190, 'C J|2'),
    ],
  },
  {
    slug: 'milk',
    name: text('Andere Milch', 'A different milk'),
    type: 'select',
    required: false,
    options: [option('milk-lactose-free', text('Laktosefreie Kuhmilch', 'Lactose-free cow’s milk'), 40, 'G')],
  },
  {
    slug: 'bowl-toppings',
    name: text('Toppings', 'Toppings'),
    type: 'checkbox',
    required: true,
    least: 2,
    most: 5,
    free: 2,
    maxEach: 2,
    options: [
      option('topping-avocado', text('Avocado', 'Avocado'), 190),
      option('topping-edamame', text('Edamame', 'Edamame'), 150, 'F'),
      option('topping-mango', text('Reife Mango', 'Ripe mango'), 150),
      option('topping-sweet-potato', text('Süßkartoffel aus dem Ofen', 'Roasted sweet potato'), 150),
      option('topping-feta', text('Feta', 'Feta'), 180, 'G'),
      option('topping-radish', text('Radieschen', 'Radishes'), 90),
    ],
  },
  {
    slug: 'bowl-warm',
    name: text('Etwas Warmes dazu?', 'Something warm with it?'),
    type: 'select',
    required: false,
    options: [
      option('warm-salmon', text('Gegrillter Lachs', 'Grilled salmon'), 490, 'D'),
      option('warm-chicken', text('Gegrillte Hähnchenbrust', 'Grilled chicken breast'), 390),
      option('warm-tofu', text('Gebratener Tofu', 'Fried tofu'), 290, 'A1 F'),
    ],
  },
  {
    slug: 'salmon-done',
    name: text('Wie soll der Lachs sein?', 'How would you like the salmon?'),
    type: 'select',
    required: true,
    dependsOn: 'bowl-warm/warm-salmon',
    options: [
      option('salmon-tender', text('Innen noch glasig', 'Still tender inside'), 0),
      option('salmon-through', text('Ganz durchgegart', 'Cooked through'), 0),
    ],
  },
  {
    slug: 'bowl-sauce',
    name: text('Saucen', 'Sauces'),
    type: 'checkbox',
    required: false,
    most: 4,
    free: 1,
    maxEach: 3,
    options: [
      option('sauce-tahini', text('Tahin-Zitrone', 'Tahini and lemon'), 90, 'K'),
      option('sauce-soy', text('Soja-Ingwer', 'Soy and ginger'), 90, 'A1 F'),
      option('sauce-mango-chili', text('Mango-Chili', 'Mango and chilli'), 90),
    ],
  },
  {
    slug: 'three-dips',
    name: text('Welche drei Dips?', 'Which three dips?'),
    type: 'checkbox',
    required: true,
    least: 3,
    most: 3,
    maxEach: 3,
    options: [
      option('trio-quark', text('Schälchen Kräuterquark', 'Cup of herb quark'), 0, 'G'),
      option('trio-hummus', text('Schälchen Hummus', 'Cup of hummus'), 0, 'K'),
      option('trio-aioli', text('Schälchen Aioli', 'Cup of aioli'), 0, 'C J'),
      option('trio-truffle', text('Schälchen Trüffelmayonnaise', 'Cup of truffle mayonnaise'), 60, 'C J|2'),
    ],
  },
]
