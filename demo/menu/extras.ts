import { text } from './dish.ts'
import type { CategorySizeKey, DemoExtra, Text } from './menu-data.ts'

type Prices = Readonly<Record<CategorySizeKey, number>>

/** One price per pizza size; calzone is sold in one size and costs as much as the middle one. */
function onPizza(small: number, medium: number, large: number): Prices {
  return {
    'pizza/small': small,
    'pizza/medium': medium,
    'pizza/large': large,
    'pizza-bianca/small': small,
    'pizza-bianca/medium': medium,
    'pizza-bianca/large': large,
    'calzone/normal': medium,
  }
}

const onPasta = (normal: number, large: number): Prices => ({ 'pasta/normal': normal, 'pasta/large': large })
const onSalad = (small: number, large: number): Prices => ({ 'salads/small': small, 'salads/large': large })
const onBurger = (price: number): Prices => ({ 'burgers/single': price })
const onBowl = (price: number): Prices => ({ 'bowls/single': price })
const onOven = (price: number): Prices => ({ 'oven/portion': price })

function extra(slug: string, name: Text, labels: string, ...prices: readonly Prices[]): DemoExtra {
  const [allergens = '', additives = ''] = labels.split('|')
  return {
    slug,
    name,
    prices: Object.assign({}, ...prices),
    allergens: allergens.split(' ').filter(Boolean),
    additives: additives.split(' ').filter(Boolean),
  }
}

/** Labels are written `allergens|additives`, codes parted by blanks. */
export const extras: readonly DemoExtra[] = [
  extra(
    'mozzarella',
    text('Extra Mozzarella', 'Extra mozzarella'),
    'G',
    onPizza(130, 180, 290),
    onPasta(180, 250),
  ),
  extra(
    'burrata',
    text('Burrata (100 g)', 'Burrata (100 g)'),
    'G',
    onPizza(390, 390, 390),
    onPasta(390, 390),
  ),
  extra(
    'parmesan',
    text('Parmesanspäne', 'Parmesan shavings'),
    'C G',
    onPizza(130, 160, 240),
    onPasta(130, 180),
    onSalad(130, 180),
  ),
  extra('gorgonzola', text('Gorgonzola', 'Gorgonzola'), 'G', onPizza(150, 200, 320), onPasta(200, 260)),
  extra(
    'feta',
    text('Feta', 'Feta'),
    'G',
    onPizza(150, 200, 320),
    onSalad(180, 240),
    onBowl(240),
    onOven(240),
  ),
  extra(
    'cashew-cream',
    text('Cashewcreme statt Käse', 'Cashew cream instead of cheese'),
    'H4',
    onPizza(180, 240, 380),
  ),
  extra('mountain-cheese', text('Bergkäse', 'Mountain cheese'), 'G', onBurger(180), onOven(220)),
  extra('cheddar', text('Cheddar', 'Cheddar'), 'G|1', onBurger(150)),
  extra(
    'halloumi',
    text('Gegrillter Halloumi', 'Grilled halloumi'),
    'G',
    onBurger(320),
    onSalad(290, 390),
    onBowl(360),
  ),
  extra('salami', text('Salami', 'Salami'), '|3 12', onPizza(160, 220, 340)),
  extra('sucuk', text('Sucuk vom Rind', 'Beef sucuk'), '|3 12', onPizza(180, 240, 370)),
  extra('ham', text('Kochschinken', 'Cooked ham'), '|3 8 12', onPizza(160, 220, 340)),
  extra('prosciutto', text('Parmaschinken', 'Parma ham'), '', onPizza(260, 340, 480)),
  extra(
    'bacon',
    text('Knuspriger Bacon', 'Crispy bacon'),
    '|3 12',
    onBurger(240),
    onPasta(240, 300),
    onOven(240),
  ),
  extra(
    'chicken',
    text('Gebratene Hähnchenbrust', 'Grilled chicken breast'),
    '',
    onPasta(360, 460),
    onSalad(320, 420),
    onBowl(380),
  ),
  extra('tuna', text('Thunfisch', 'Tuna'), 'D', onPizza(180, 240, 380), onSalad(220, 300)),
  extra('anchovy', text('Sardellen', 'Anchovies'), 'D', onPizza(150, 200, 320)),
  extra('shrimp', text('Gebratene Garnelen', 'Fried prawns'), 'B', onPasta(450, 560), onBowl(450)),
  extra(
    'egg',
    text('Ei aus Freilandhaltung', 'Free-range egg'),
    'C',
    onPizza(150, 150, 300),
    onBurger(180),
    onOven(180),
  ),
  extra(
    'mushrooms',
    text('Frische Champignons', 'Fresh button mushrooms'),
    '',
    onPizza(110, 150, 240),
    onPasta(150, 200),
    onBurger(160),
  ),
  extra('onions', text('Rote Zwiebeln', 'Red onions'), '', onPizza(80, 110, 180), onSalad(80, 110)),
  extra('peppers', text('Paprikastreifen', 'Pepper strips'), '', onPizza(110, 150, 240)),
  extra('corn', text('Mais', 'Sweetcorn'), '', onPizza(110, 150, 240), onSalad(110, 150)),
  extra('pineapple', text('Frische Ananas', 'Fresh pineapple'), '', onPizza(130, 180, 280)),
  extra('olives', text('Schwarze Oliven', 'Black olives'), '|6', onPizza(110, 150, 240), onSalad(120, 160)),
  extra('artichokes', text('Artischockenherzen', 'Artichoke hearts'), '|3', onPizza(150, 200, 320)),
  extra('spinach', text('Blattspinat', 'Leaf spinach'), '', onPizza(120, 160, 260), onPasta(160, 220)),
  extra('rocket', text('Rucola', 'Rocket'), '', onPizza(120, 160, 240), onPasta(160, 200), onBurger(100)),
  extra(
    'cherry-tomatoes',
    text('Kirschtomaten', 'Cherry tomatoes'),
    '',
    onPizza(120, 160, 260),
    onPasta(160, 220),
    onSalad(130, 180),
  ),
  extra(
    'jalapenos',
    text('Eingelegte Jalapeños', 'Pickled jalapeños'),
    '|2',
    onPizza(110, 150, 240),
    onBurger(130),
  ),
  extra('garlic', text('Frischer Knoblauch', 'Fresh garlic'), '', onPizza(50, 50, 80), onPasta(50, 80)),
  extra(
    'chili-oil',
    text('Hausgemachtes Chiliöl', 'Home-made chilli oil'),
    '',
    onPizza(80, 80, 120),
    onPasta(80, 80),
  ),
  extra(
    'truffle-cream',
    text('Sommertrüffelcreme', 'Summer truffle cream'),
    'G',
    onPizza(290, 390, 590),
    onPasta(390, 490),
  ),
  extra('pesto', text('Basilikumpesto', 'Basil pesto'), 'G H4', onPizza(150, 200, 300), onPasta(200, 260)),
  extra('avocado', text('Avocado', 'Avocado'), '', onBurger(240), onSalad(220, 280), onBowl(260)),
  extra('fried-onions', text('Röstzwiebeln', 'Crispy fried onions'), 'A1', onBurger(120), onOven(120)),
  extra('second-patty', text('Zweites Rindfleischpatty', 'Second beef patty'), '', onBurger(450)),
  extra('tofu', text('Marinierter Tofu', 'Marinated tofu'), 'A1 F', onSalad(240, 320), onBowl(290)),
  extra('falafel', text('Falafel (3 Stück)', 'Falafel (3 pieces)'), 'K', onSalad(290, 290), onBowl(320)),
  extra(
    'walnuts',
    text('Geröstete Walnüsse', 'Roasted walnuts'),
    'H3',
    onPizza(150, 200, 300),
    onPasta(200, 260),
    onSalad(150, 200),
  ),
  extra('croutons', text('Sauerteigcroûtons', 'Sourdough croutons'), 'A1 A2', onSalad(100, 140)),
  extra('sesame', text('Gerösteter Sesam', 'Toasted sesame'), 'K', onSalad(60, 80), onBowl(80)),
]

export const pizzaExtras = [
  'mozzarella',
  'burrata',
  'parmesan',
  'gorgonzola',
  'feta',
  'cashew-cream',
  'salami',
  'sucuk',
  'ham',
  'prosciutto',
  'tuna',
  'anchovy',
  'egg',
  'mushrooms',
  'onions',
  'peppers',
  'corn',
  'pineapple',
  'olives',
  'artichokes',
  'spinach',
  'rocket',
  'cherry-tomatoes',
  'jalapenos',
  'garlic',
  'chili-oil',
  'truffle-cream',
  'pesto',
  'walnuts',
] as const

export const pastaExtras = [
  'parmesan',
  'mozzarella',
  'burrata',
  'gorgonzola',
  'bacon',
  'chicken',
  'shrimp',
  'mushrooms',
  'spinach',
  'rocket',
  'cherry-tomatoes',
  'garlic',
  'chili-oil',
  'truffle-cream',
  'pesto',
  'walnuts',
] as const

export const burgerExtras = [
  'second-patty',
  'cheddar',
  'mountain-cheese',
  'halloumi',
  'bacon',
  'egg',
  'avocado',
  'jalapenos',
  'mushrooms',
  'rocket',
  'fried-onions',
] as const

export const bowlExtras = [
  'feta',
  'halloumi',
  'chicken',
  'shrimp',
  'tofu',
  'falafel',
  'avocado',
  'sesame',
] as const

export const saladExtras = [
  'feta',
  'halloumi',
  'chicken',
  'tuna',
  'tofu',
  'falafel',
  'avocado',
  'parmesan',
  'olives',
  'corn',
  'onions',
  'cherry-tomatoes',
  'walnuts',
  'croutons',
  'sesame',
] as const

export const ovenExtras = ['mountain-cheese', 'feta', 'bacon', 'egg', 'fried-onions'] as const
