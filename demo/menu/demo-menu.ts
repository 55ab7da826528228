import { beerWineCategory } from './categories/beer-wine.ts'
import { bowlsCategory } from './categories/bowls.ts'
import { burgersCategory } from './categories/burgers.ts'
import { calzoneCategory } from './categories/calzone.ts'
import { coffeeCategory } from './categories/coffee.ts'
import { dessertsCategory } from './categories/desserts.ts'
import { iceCreamCategory } from './categories/ice-cream.ts'
import { kidsCategory } from './categories/kids.ts'
import { lunchCategory } from './categories/lunch.ts'
import { ovenCategory } from './categories/oven.ts'
import { pastaCategory } from './categories/pasta.ts'
import { pizzaBiancaCategory } from './categories/pizza-bianca.ts'
import { pizzaCategory } from './categories/pizza.ts'
import { saladsCategory } from './categories/salads.ts'
import { sidesCategory } from './categories/sides.ts'
import { softDrinksCategory } from './categories/soft-drinks.ts'
import { startersCategory } from './categories/starters.ts'
import { combosForOne } from './combos/for-one.ts'
import { combosToShare } from './combos/to-share.ts'
import { extras } from './extras.ts'
import { additives, allergens } from './food-labels.ts'
import type { DemoMenu } from './menu-data.ts'
import { variants } from './variants.ts'

/** The whole menu of Feuer & Flora in the order it is shown. */
export const demoMenu: DemoMenu = {
  categories: [
    pizzaCategory,
    pizzaBiancaCategory,
    calzoneCategory,
    pastaCategory,
    ovenCategory,
    burgersCategory,
    bowlsCategory,
    saladsCategory,
    lunchCategory,
    startersCategory,
    sidesCategory,
    kidsCategory,
    dessertsCategory,
    iceCreamCategory,
    softDrinksCategory,
    coffeeCategory,
    beerWineCategory,
  ],
  extras,
  variants,
  combos: [...combosForOne, ...combosToShare],
  allergens,
  additives,
}
