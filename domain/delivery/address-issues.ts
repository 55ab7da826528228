import { isBlank } from '#contract/typed-text.ts'
import { messages, type Message } from '../messages.ts'
import { hasHouseNumber } from './address-line.ts'

export type AddressFields = { name: string; address: string; areaId?: string | null | undefined }
export type AddressField = keyof AddressFields

type Found = Partial<Record<AddressField, string[]>>

/** What is missing in an address form, by field; empty when all is there (spec 5). Whether the area exists is asked apart. */
export const addressIssues = (fields: AddressFields): Found =>
  byField([
    ['name', isBlank(fields.name) && messages.addressNameMissing],
    ['areaId', isBlank(fields.areaId ?? '') && messages.areaMissing],
    ['address', isBlank(fields.address) && messages.addressMissing],
  ])

/** The same for an address with a place: its text needs a house number, and its area is not asked for. */
export const placedAddressIssues = ({ name, address }: Omit<AddressFields, 'areaId'>): Found =>
  byField([
    ['name', isBlank(name) && messages.addressNameMissing],
    [
      'address',
      isBlank(address) ? messages.addressMissing : !hasHouseNumber(address) && messages.houseNumberMissing,
    ],
  ])

const byField = (found: readonly [AddressField, Message | false][]): Found =>
  Object.fromEntries(found.flatMap(([field, message]) => (message ? [[field, [message]]] : [])))
