import type { AreaDocument } from '#contract/delivery.staff.ts'
import { cents, zero } from '../money.ts'

/** An area as it begins: everything within 3 km. */
export const newArea = (name: string, branchId: string | null, position: number): AreaDocument => ({
  name,
  zipcodes: [],
  shape: null,
  radius: 3000,
  minimumOrder: cents(1500),
  deliveryPrice: cents(200),
  freeDeliveryThreshold: zero,
  feeSteps: [],
  branchId,
  position,
})

/** The position behind all others. */
export const nextPosition = (areas: readonly { document: { position: number } }[]): number =>
  Math.max(-1, ...areas.map(({ document }) => document.position)) + 1
