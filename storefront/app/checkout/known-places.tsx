import { Link } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { placeOfAddress, termsOfAddress } from '../location/saved-address.ts'
import { OTHER_PLACE, storeTerms } from '../location/store-plan.ts'
import { storeLocation } from '../location/stored-delivery-location.ts'
import { formOfAddress } from './account-part.ts'
import { AddressChoice } from './address-choice.tsx'
import type { Checkout } from './use-checkout.ts'

/** The saved addresses in the checkout. What is chosen holds in the header too. */
export function KnownPlaces({ checkout }: { checkout: Checkout }) {
  const { t } = useI18n()
  const { addresses, address, update, errors, usesPlaces } = checkout
  return (
    <AddressChoice
      addresses={addresses}
      chosen={address}
      error={errors.shown.addressId}
      onChoose={(one) => {
        if (one) {
          const terms = termsOfAddress(one)
          update(formOfAddress(one))
          if (terms) storeTerms(terms)
        } else update({ addressId: OTHER_PLACE, ...(usesPlaces && { deliveryLocation: '', address: '' }) })
        storeLocation(one && placeOfAddress(one).deliveryLocation)
        errors.changed('addressId')
        errors.changed('areaId')
        errors.changed('address')
      }}
    >
      <p>
        <Link
          className="block__link"
          to={`${usesPlaces ? '/me/address-list' : '/me/my-addresses'}/create?return=checkout`}
        >
          {t('Save a new address')}
        </Link>
      </p>
    </AddressChoice>
  )
}
