import { MapPin } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { type Address, createAddress, updateAddress } from '#contract/delivery.ts'
import { addressLine, hasHouseNumber } from '#domain/delivery/address-line.ts'
import { placedAddressIssues } from '#domain/delivery/address-issues.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { AreaFacts } from '../location/area-facts.tsx'
import { browserApi } from '../http/browser-api.ts'
import { FormField, FormTick } from '../form/form-fields.tsx'
import { FormFrame } from '../form/form-frame.tsx'
import { useForm } from '../form/use-form.ts'
import { type DeliveryLocation, locationRequestOf } from '../location/delivery-location.ts'
import type { Offer } from './use-offer.ts'

type PlaceDetailsFormProps = {
  deliveryLocation: DeliveryLocation
  address: Address | undefined
  isFirst: boolean
  answer: Offer
  /** Back to the map. */
  onChange: () => void
  onSaved: (saved: Address) => Promise<void> | void
  beside: ReactNode
}

/** The second step: the name of the address, its exact location, and whether it is the default one. */
export function PlaceDetailsForm({
  deliveryLocation,
  address,
  isFirst,
  answer,
  onChange,
  onSaved,
  beside,
}: PlaceDetailsFormProps) {
  const { t } = useI18n()
  // Where the map knows no number the driver still needs one.
  const asksStreet = useRef(!hasHouseNumber(deliveryLocation.address)).current
  const form = useForm({
    id: 'address',
    initial: {
      name: address?.name ?? '',
      address: deliveryLocation.address,
      extras: address?.extras ?? '',
      isDefault: address?.isDefault ?? isFirst,
    },
    names: {
      name: t('Address Name'),
      address: t('Street and number'),
      extras: t('Floor, doorbell'),
      isDefault: t('Default address'),
    },
    check: ({ name, address }) => placedAddressIssues({ name, address }),
    async send(values) {
      const extras = values.extras.trim()
      const body = {
        ...values,
        extras: extras === '' ? null : extras,
        ...locationRequestOf(deliveryLocation),
      }
      const api = browserApi()
      await onSaved(
        address
          ? await api(updateAddress, { params: { id: address.id }, body })
          : await api(createAddress, { body }),
      )
    },
  })
  return (
    <FormFrame form={form} submit={t('Save Address')} beside={beside}>
      <div className="place-form__chosen">
        <MapPin size={24} strokeWidth={1.8} aria-hidden="true" />
        <p>
          <strong>{addressLine(deliveryLocation) || t('The marked place')}</strong>
          {answer.kind === 'served' && <AreaFacts area={answer.offer} />}
        </p>
        <Button look="quiet" onClick={onChange}>
          {t('Change')}
        </Button>
      </div>
      <FormField form={form} name="name" autoComplete="off" placeholder={t('Ex. Office, Home')} />
      {asksStreet && (
        <FormField
          form={form}
          name="address"
          autoComplete="address-line1"
          autoCapitalize="words"
          hint={t('We found no house number there. Where shall we ring?')}
        />
      )}
      <FormField form={form} name="extras" optional autoComplete="address-line2" />
      <FormTick form={form} name="isDefault">
        {t('This is my default order address')}
      </FormTick>
    </FormFrame>
  )
}
