import type { Area } from '#contract/delivery.ts'
import { areaForPostalCode } from '#domain/delivery/area-match.ts'
import type { CheckoutForm } from './checkout-form.ts'

/** Fields of the first screen, which can be filled in before the scripts are there. */
const TYPED = ['deliverType', 'areaText', 'email', 'name', 'phone', 'address', 'extras'] as const
const EARLY = [...TYPED, 'areaId'] as const

/** What stands in the fields of the document, with the area that a postal code names. */
export function typedEarly(fields: FormData, areas: readonly Area[]): Partial<Record<string, string>> {
  const typed = Object.fromEntries(
    TYPED.flatMap((name) => {
      const value = fields.get(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
  const area = typed['areaText'] && areaForPostalCode(areas, typed['areaText'])
  return area ? { ...typed, areaId: area.id } : typed
}

/** Those fields of a form that differ from what it began with. */
export const changedEarly = (form: CheckoutForm, beginning: CheckoutForm): Partial<CheckoutForm> =>
  Object.fromEntries(EARLY.filter((name) => form[name] !== beginning[name]).map((name) => [name, form[name]]))
