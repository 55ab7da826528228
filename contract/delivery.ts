import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Line, Money } from './primitives.ts'

/** A delivery area with its prices (spec 3). `freeDeliveryThreshold` 0 means that delivery is never free. */
export const Area = z
  .object({
    id: Id,
    name: z.string(),
    zipcode: z.string(),
    minimumOrder: Money,
    deliveryPrice: Money,
    freeDeliveryThreshold: Money,
  })
  .meta({ id: 'Area' })
export type Area = z.output<typeof Area>

export const listAreas = endpoint({
  id: 'listAreas',
  method: 'GET',
  path: '/areas',
  auth: 'public',
  summary: 'The areas we deliver to',
  response: z.array(Area),
  cache: 'content',
})

export const Coordinates = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
export type Coordinates = z.output<typeof Coordinates>

/** A saved address of an account (spec 3). `address` is the street with its number, `extras` floor or doorbell. */
export const Address = z
  .object({
    id: Id,
    name: z.string(),
    address: z.string(),
    extras: z.string().nullable(),
    zipcode: z.string().nullable(),
    isDefault: z.boolean(),
    coordinates: Coordinates.nullable(),
    area: Area.nullable(),
    areaId: Id.nullable(),
  })
  .meta({ id: 'Address' })
export type Address = z.output<typeof Address>

/** The address form (spec 2, 5): name, area and address text are required. */
export const AddressForm = z
  .object({
    name: Line(80).default(''),
    address: Line(300).default(''),
    extras: Line(200).nullish(),
    isDefault: z.boolean().default(false),
    areaId: Id.nullish(),
  })
  .meta({ id: 'AddressForm' })
export type AddressForm = z.output<typeof AddressForm>

const byId = z.object({ id: z.string().regex(/^\w{1,64}$/) })

export const listAddresses = endpoint({
  id: 'listAddresses',
  method: 'GET',
  path: '/me/addresses',
  auth: 'user',
  summary: 'The saved addresses, the default one first',
  response: z.array(Address),
})

export const createAddress = endpoint({
  id: 'createAddress',
  method: 'POST',
  path: '/me/addresses',
  auth: 'user',
  summary: 'Saves an address',
  body: AddressForm,
  response: Address,
})

export const getAddress = endpoint({
  id: 'getAddress',
  method: 'GET',
  path: '/me/addresses/{id}/edit',
  auth: 'user',
  summary: 'One saved address',
  params: byId,
  response: Address,
})

export const updateAddress = endpoint({
  id: 'updateAddress',
  method: 'PUT',
  path: '/me/addresses/{id}',
  auth: 'user',
  summary: 'Changes a saved address',
  params: byId,
  body: AddressForm,
  response: Address,
})

export const deleteAddress = endpoint({
  id: 'deleteAddress',
  method: 'DELETE',
  path: '/me/addresses/{id}',
  auth: 'user',
  summary: 'Removes a saved address',
  params: byId,
  response: z.null(),
})
