import { isOn } from '../shop/shop.ts'
import { useShop } from '../shop/use-shop.ts'

/** Where the saved addresses live: the new address system has a place of its own (spec 2). */
export const addressPlace = (usesNewSystem: boolean): string =>
  usesNewSystem ? '/me/address-list' : '/me/my-addresses'

export const useAddressPlace = (): string => addressPlace(isOn(useShop(), 'USES_NEW_ADDRESS_SYSTEM'))
