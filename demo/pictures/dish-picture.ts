/** Everything that can lie on a drawn dish. A picture may only name what is truly in the dish (ux.md R-F5). */
export type PieceName =
  // meat, fish, egg
  | 'salami'
  | 'sucuk'
  | 'nduja'
  | 'ham'
  | 'prosciutto'
  | 'bacon'
  | 'chicken'
  | 'mince'
  | 'salsiccia'
  | 'tuna'
  | 'anchovy'
  | 'shrimp'
  | 'salmon'
  | 'lobster'
  | 'fried-egg'
  | 'egg-half'
  // cheese
  | 'mozzarella'
  | 'burrata'
  | 'gorgonzola'
  | 'parmesan'
  | 'feta'
  | 'goat-cheese'
  | 'ricotta'
  | 'halloumi'
  | 'cashew-cream'
  // vegetables and fruit
  | 'olive'
  | 'green-olive'
  | 'mushroom'
  | 'porcini'
  | 'onion'
  | 'pepper'
  | 'jalapeno'
  | 'chili'
  | 'corn'
  | 'pineapple'
  | 'artichoke'
  | 'cherry-tomato'
  | 'tomato-slice'
  | 'dried-tomato'
  | 'tomato-cube'
  | 'aubergine'
  | 'courgette'
  | 'potato-slice'
  | 'pumpkin'
  | 'broccoli'
  | 'cauliflower'
  | 'caper'
  | 'garlic'
  | 'truffle'
  | 'pear'
  | 'cucumber'
  | 'carrot'
  | 'red-cabbage'
  | 'radish'
  | 'avocado'
  | 'edamame'
  | 'chickpea'
  | 'mango'
  | 'pomegranate'
  | 'sweet-potato'
  | 'lemon-slice'
  | 'strawberry'
  | 'raspberry'
  | 'white-cabbage'
  | 'apple-slice'
  | 'pea'
  // leaves
  | 'basil'
  | 'rocket'
  | 'spinach'
  | 'parsley'
  | 'chive'
  | 'rosemary'
  | 'mint'
  | 'lettuce'
  | 'sage'
  // nuts, seeds, crumbs
  | 'walnut'
  | 'pine-nut'
  | 'pistachio'
  | 'hazelnut'
  | 'sesame'
  | 'crouton'
  | 'fried-onion'
  | 'pumpkin-seed'
  | 'chocolate-chip'
  // whole items
  | 'falafel'
  | 'tofu'
  | 'nugget'
  | 'fries'
  | 'sweet-fries'
  | 'potato-wedge'
  | 'onion-ring'
  | 'bruschetta'
  | 'arancini'
  | 'gnocchi'
  // lines and dustings over the whole dish
  | 'honey'
  | 'balsamic'
  | 'pesto'
  | 'cream'
  | 'chocolate'
  | 'chili-flakes'
  | 'pepper-grains'
  | 'oil'
  | 'cocoa'
  | 'icing-sugar'

/** The look of a category, named after its first ground. */
export type LookName =
  | 'ember'
  | 'linen'
  | 'saffron'
  | 'tomato'
  | 'oven'
  | 'grill'
  | 'leaf'
  | 'meadow'
  | 'olive'
  | 'butter'
  | 'sky'
  | 'berry'
  | 'mint'
  | 'lagoon'
  | 'coffee'
  | 'cellar'

/** The tables on which dishes are pictured. */
export type GroundName = LookName | 'walnut' | 'terracotta' | 'sage' | 'plum' | 'petrol' | 'sand' | 'marble'

/** A whole raw ingredient beside the dish, drawn from the icon of the same name. */
export type GarnishName =
  | 'tomato'
  | 'garlic'
  | 'onion'
  | 'herb'
  | 'hot-pepper'
  | 'bell-pepper'
  | 'brown-mushroom'
  | 'lemon'
  | 'lime'
  | 'potato'
  | 'carrot'
  | 'broccoli'
  | 'cucumber'
  | 'leafy-green'
  | 'pineapple'
  | 'ear-of-corn'
  | 'egg'
  | 'cheese-wedge'
  | 'eggplant'
  | 'avocado'
  | 'pear'
  | 'mango'
  | 'red-apple'
  | 'green-apple'
  | 'strawberry'
  | 'blueberries'
  | 'cherries'
  | 'tangerine'
  | 'pea-pod'
  | 'beans'
  | 'bacon'
  | 'butter'
  | 'honey-pot'
  | 'chocolate-bar'
  | 'grapes'
  | 'chestnut'
  | 'cookie'
  | 'salt'
  | 'olive'
  | 'roasted-sweet-potato'
  | 'baguette-bread'

export type SauceName =
  | 'tomato'
  | 'bolognese'
  | 'cream'
  | 'cheese'
  | 'oil'
  | 'arrabbiata'
  | 'mushroom'
  | 'pesto'
  | 'gorgonzola'
  | 'salmon'
  | 'lobster'
  | 'lemon'
  | 'pumpkin'

export type PastaShape = 'spaghetti' | 'penne' | 'tagliatelle' | 'gnocchi' | 'spaetzle'

export type BurgerLayer =
  | 'lettuce'
  | 'rocket'
  | 'tomato'
  | 'onion'
  | 'pickle'
  | 'cheddar'
  | 'beef'
  | 'bean-patty'
  | 'crispy-chicken'
  | 'bacon'
  | 'halloumi'
  | 'jalapeno'
  | 'sauce'
  | 'bbq-sauce'
  | 'truffle-mayo'
  | 'mushroom'
  | 'avocado'
  | 'fried-onion'
  | 'cucumber'
  | 'mountain-cheese'

export type BowlBase = 'rice' | 'quinoa' | 'couscous' | 'leaves'

/** What is drawn in the middle of a picture; every kind is parametric, so every dish gets its own truthful drawing. */
export type Figure =
  | { kind: 'pizza'; base: 'tomato' | 'white' | 'bare' | 'sweet' | 'pumpkin'; toppings: readonly PieceName[] }
  | { kind: 'calzone'; filling: readonly PieceName[] }
  | { kind: 'pasta'; shape: PastaShape; sauce: SauceName; toppings: readonly PieceName[] }
  | {
      kind: 'gratin'
      vessel: 'dish' | 'pan'
      content: 'cheese' | 'spaetzle' | 'tomato' | 'potato' | 'baked-potato'
      toppings: readonly PieceName[]
    }
  | { kind: 'bowl'; base: BowlBase; sectors: readonly PieceName[]; top: readonly PieceName[] }
  | {
      kind: 'salad'
      leaves: 'mixed' | 'rocket' | 'romaine' | 'cabbage' | 'none'
      toppings: readonly PieceName[]
    }
  | { kind: 'burger'; bun: 'sesame' | 'brioche' | 'dark'; layers: readonly BurgerLayer[] }
  | { kind: 'soup'; colour: string; toppings: readonly PieceName[] }
  | {
      kind: 'plate'
      vessel: 'plate' | 'board' | 'slate' | 'basket'
      heap: readonly PieceName[]
      centre?: PieceName
      toppings?: readonly PieceName[]
    }
  | { kind: 'bottle'; shape: BottleShape; glass: string; liquid: string; label: string; emblem: Emblem }
  | { kind: 'can'; colour: string; accent: string; emblem: Emblem }
  | {
      kind: 'drink'
      shape: 'tumbler' | 'spritz' | 'shot'
      liquid: string
      ice: boolean
      slice?: 'lemon' | 'orange' | 'lime'
      mint?: boolean
    }
  | { kind: 'cup'; surface: 'espresso' | 'latte' | 'cocoa' | 'lassi' | 'tea' }
  | { kind: 'tub'; ice: string; lid: string; pieces: readonly PieceName[] }
  | { kind: 'dip'; colour: string; pieces: readonly PieceName[]; swirl?: string }
  | {
      kind: 'slice'
      form: 'block' | 'wedge' | 'dome'
      layers: readonly string[]
      top: string
      toppings: readonly PieceName[]
    }
  | { kind: 'group'; view: 'top' | 'front'; parts: readonly Figure[] }

export type BottleShape = 'longneck' | 'steinie' | 'soda' | 'litre' | 'wine' | 'sparkling' | 'cordial'
export type Emblem =
  | 'drop'
  | 'leaf'
  | 'apple'
  | 'orange'
  | 'lemon'
  | 'star'
  | 'hop'
  | 'grape'
  | 'bolt'
  | 'rhubarb'
  | 'sun'

/** A figure in the look of its category, with up to four raw ingredients of the dish around it. */
export type DishPicture = Figure & { look: LookName; garnish?: readonly GarnishName[] }
