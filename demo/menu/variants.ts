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
]
