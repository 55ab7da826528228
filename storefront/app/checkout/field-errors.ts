/** The fields of the checkout that can be wrong, by the names the server uses too. */
export type Field =
  | 'deliverType'
  | 'addressId'
  | 'areaId'
  | 'deliverAt'
  | 'deliverDate'
  | 'email'
  | 'name'
  | 'phone'
  | 'address'
  | 'tip'
  | 'useProfit'
  | 'issueInvoice'
  | 'paymentType'
  | 'ageConfirmed'
  | 'terms'

export type FieldMessages = Partial<Record<Field, string>>

/** The errors at the fields: those the checkout finds itself, and those that only the shop has found in an order. */
export type SeenErrors = { found: FieldMessages; refused: FieldMessages }

export const noErrors: SeenErrors = { found: {}, refused: {} }

/** What stands at each field. */
export const shownErrors = ({ found, refused }: SeenErrors): FieldMessages => ({ ...refused, ...found })

/** The errors once the guest has left a field, with what the checkout finds there by now. */
export function withLeft(errors: SeenErrors, field: Field, message: string | undefined): SeenErrors {
  const { found } = errors
  if (found[field] === message) return errors
  return { ...errors, found: message === undefined ? without(found, field) : { ...found, [field]: message } }
}

/** The errors once the guest has changed a field: even what the shop has refused there is another value now. */
export function withChanged(errors: SeenErrors, field: Field): SeenErrors {
  const { found, refused } = errors
  if (found[field] === undefined && refused[field] === undefined) return errors
  return { found: without(found, field), refused: without(refused, field) }
}

/** The errors once the checkout finds something else: its own ones end or are said anew, those of the shop stay. */
export function withCurrent(errors: SeenErrors, current: FieldMessages): SeenErrors {
  const { found } = errors
  const left = Object.entries(current).filter(([name]) => Object.hasOwn(found, name))
  const now: FieldMessages = Object.fromEntries(left)
  return JSON.stringify(Object.entries(found).sort()) === JSON.stringify(left.sort())
    ? errors
    : { ...errors, found: now }
}

function without(messages: FieldMessages, field: Field): FieldMessages {
  const { [field]: _gone, ...rest } = messages
  return rest
}
