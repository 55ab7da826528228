import type { Cents } from '#contract/primitives.ts'
import type { MinimumOfArea } from '#domain/delivery/minimum-order.ts'
import type { AddOn } from '#domain/menu/add-ons.ts'

/** A dish that the cart may offer, with what its line needs. */
export type AddOnDish = AddOn & {
  sizeId: string
  name: string
  deposit: Cents
  /** The address of the picture; empty without one. */
  poster: string
  path: string
}

/** What the cart needs to know of the shop: where something has to be reached, and what could reach it. */
export type CartFacts = {
  /** The areas; none while nothing is delivered. */
  areas: MinimumOfArea[]
  addOns: AddOnDish[]
}
