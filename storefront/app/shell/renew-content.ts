import { renewCart } from '../cart/renew-cart.ts'
import { loadCartFacts } from '../cart/use-cart-facts.ts'
import { browserApi } from '../http/browser-api.ts'
import { renewDish } from '../menu/customise/renew-dish.ts'
import { renewSections } from '../menu/renew-sections.ts'
import { askForHours } from './working-hours.ts'

/** Asks what the lines of the cart cost now. */
export const renewLines = (): Promise<void> => renewCart(browserApi())

/** Renews what this page knows of the menu and of the hours. Answers whether the shop could be reached. */
export async function renewContent(openDish: string | undefined): Promise<boolean> {
  const [isAnswered] = await Promise.all([
    loadCartFacts(),
    renewLines(),
    renewDish(openDish),
    renewSections(),
    askForHours(),
  ])
  return isAnswered
}
