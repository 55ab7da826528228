import type { BranchDocument } from '#contract/branches.staff.ts'
import type { AreaDocument } from '#contract/delivery.staff.ts'
import type { NameOf } from './document-names.ts'
import { euros, type Fact, fact } from './fact.ts'

/** Everything that a branch says. */
export function branchFacts(branch: BranchDocument, nameOf: NameOf): Fact[] {
  const { name, slug, position, settings, withoutProducts, withoutCombos, prices } = branch
  return [
    fact('name', name),
    fact('slug', slug),
    fact('position', position),
    ...Object.entries(settings).map(([key, value]) => fact('value', value, key, key)),
    fact(
      'withoutProducts',
      withoutProducts.map((id) => nameOf('product', id)),
    ),
    fact(
      'withoutCombos',
      withoutCombos.map((id) => nameOf('combo', id)),
    ),
    ...prices.map(({ productId, sizeId, price }) => {
      const part = `${nameOf('product', productId)} ${nameOf('size', sizeId)}`
      return fact('price', euros(price), part, `${productId} ${sizeId}`)
    }),
  ]
}

/** Everything that a delivery area says. */
export function areaFacts(area: AreaDocument, nameOf: NameOf): Fact[] {
  const { name, zipcodes, shape, radius, feeSteps, branchId, position } = area
  return [
    fact('name', name),
    fact('zipcodes', zipcodes),
    fact('shape', shape && JSON.stringify(shape.coordinates)),
    fact('radius', radius),
    fact('minimumOrder', euros(area.minimumOrder)),
    fact('deliveryPrice', euros(area.deliveryPrice)),
    fact('freeDeliveryThreshold', euros(area.freeDeliveryThreshold)),
    fact(
      'feeSteps',
      feeSteps.map((step) => `${euros(step.from)}: ${euros(step.deliveryPrice)}`),
    ),
    fact('branch', branchId && nameOf('branch', branchId)),
    fact('position', position),
  ]
}
