import { messages, type Message } from '../messages.ts'

export type AddressFields = { name: string; address: string; areaId?: string | null | undefined }
export type AddressField = keyof AddressFields

/** What is missing in an address form, by field; empty when all is there (spec 5). Whether the area exists is asked apart. */
export function addressProblems(fields: AddressFields): Partial<Record<AddressField, string[]>> {
  const found: [AddressField, string, Message][] = [
    ['name', fields.name, messages.addressNameMissing],
    ['areaId', fields.areaId ?? '', messages.areaMissing],
    ['address', fields.address, messages.addressMissing],
  ]
  return Object.fromEntries(
    found.flatMap(([field, value, message]) => (value.trim() === '' ? [[field, [message]]] : [])),
  )
}
