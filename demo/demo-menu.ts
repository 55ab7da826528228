import type { DishPicture } from './pictures/dish-picture.ts'
import { besidePictures } from './pictures/recipes/beside.ts'
import { bowlPictures } from './pictures/recipes/bowls.ts'
import { drinkPictures } from './pictures/recipes/drinks.ts'
import { categoryPictures, comboPictures } from './pictures/recipes/headings.ts'
import { kitchenPictures } from './pictures/recipes/kitchen.ts'
import { pizzaPictures } from './pictures/recipes/pizza.ts'
import { restaurant } from './restaurant-file.ts'

const productPictures = {
  ...pizzaPictures,
  ...kitchenPictures,
  ...bowlPictures,
  ...besidePictures,
  ...drinkPictures,
}
const order = restaurant['menu-order'].get('menu')

/** A document with its id and the picture that is drawn of it. */
function pictured<Document>(
  documents: ReadonlyMap<string, Document>,
  pictures: Readonly<Record<string, DishPicture>>,
  id: string,
): (Document & { id: string; picture: DishPicture })[] {
  const [document, picture] = [documents.get(id), pictures[id]]
  return document && picture ? [{ ...document, id, picture }] : []
}

/** The menu of the demo in the order in which it is shown; what has no picture is left out. */
export const demoMenu = {
  categories: (order?.categories ?? []).flatMap(({ id, products }) =>
    pictured(restaurant.category, categoryPictures, id).map((category) => ({
      ...category,
      products: products.flatMap((product) => pictured(restaurant.product, productPictures, product)),
    })),
  ),
  combos: (order?.combos ?? []).flatMap((id) => pictured(restaurant.combo, comboPictures, id)),
}
