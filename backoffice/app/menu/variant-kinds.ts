import type { Variant } from '#contract/menu.ts'
import type { VariantDocument } from '#contract/menu.staff.ts'

/** What most choices are, in the words of people. */
export type Kind = 'one' | 'oneOrNone' | 'several'

export const kindOf = ({ type, isRequired }: VariantDocument): Kind =>
  type === 'checkbox' ? 'several' : isRequired ? 'one' : 'oneOrNone'

/** Where one option is taken there is nothing to count. */
export const withKind = (variant: VariantDocument, kind: Kind): VariantDocument =>
  kind === 'several'
    ? { ...variant, type: 'checkbox' }
    : {
        ...variant,
        type: 'select',
        isRequired: kind === 'one',
        least: null,
        most: null,
        free: 0,
        maxEach: 1,
      }

/** At least one is what every required choice asks for; only more than one is counted. */
export const withLeast = (variant: VariantDocument, least: number): VariantDocument => ({
  ...variant,
  isRequired: least > 0,
  least: least > 1 ? least : null,
})

/** A choice as guests are asked it, while its condition is met. */
export const asGuestsSee = (variant: VariantDocument): Omit<Variant, 'id' | 'name'> => ({
  type: variant.type,
  required: variant.isRequired,
  ...(variant.least !== null && { min: variant.least }),
  ...(variant.most !== null && { max: variant.most }),
  free: variant.free,
  maxEach: variant.maxEach,
  options: variant.options.map(({ id, name, price, comboId }) => ({
    id,
    name,
    price,
    hasChild: comboId !== null,
    allergens: [],
    additives: [],
  })),
})
