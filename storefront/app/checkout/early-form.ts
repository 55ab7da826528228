import type { Area } from '#contract/delivery.ts'
import { areaForPostalCode } from '#domain/delivery/area-match.ts'
import type { CheckoutForm } from './checkout-form.ts'

/** Fields of the first screen, which can be filled in before the scripts are there. */
const EARLY = ['deliverType', 'areaText', 'areaId', 'email', 'name', 'phone', 'address', 'extras'] as const
const TYPED: readonly string[] = EARLY.filter((name) => name !== 'areaId')

type Field = Pick<HTMLInputElement, 'name' | 'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked'>

/** What was filled in since the document came, with the area that a postal code names. */
export function typedEarly(
  fields: readonly Field[],
  areas: readonly Area[],
): Partial<Record<string, string>> {
  const changed = fields.filter(({ type, value, defaultValue, checked, defaultChecked }) =>
    type === 'radio' ? checked && !defaultChecked : value !== defaultValue,
  )
  const typed = Object.fromEntries(
    changed.filter(({ name }) => TYPED.includes(name)).map(({ name, value }) => [name, value]),
  )
  const area = typed['areaText'] && areaForPostalCode(areas, typed['areaText'])
  return area ? { ...typed, areaId: area.id } : typed
}

/** Those fields of a form that differ from what it began with. */
export const changedEarly = (form: CheckoutForm, beginning: CheckoutForm): Partial<CheckoutForm> =>
  Object.fromEntries(EARLY.filter((name) => form[name] !== beginning[name]).map((name) => [name, form[name]]))
