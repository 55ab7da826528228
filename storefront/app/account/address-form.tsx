import { type ReactNode, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { type Address, type Area, createAddress, updateAddress } from '#contract/delivery.ts'
import { areaTown } from '#domain/delivery/area-code.ts'
import { addressIssues } from '#domain/delivery/address-issues.ts'
import { TextArea } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { areaLabel } from '../location/area-facts.tsx'
import { AreaPicker } from '../location/area-picker.tsx'
import type { DoorMarkerProps } from '../location/door-marker-props.ts'
import { storeAddress } from '../location/saved-address.ts'
import { browserApi } from '../http/browser-api.ts'
import { useAddressPlace } from './address-place.ts'
import { FormField, FormTick } from '../form/form-fields.tsx'
import { FormFrame } from '../form/form-frame.tsx'
import { useForm } from '../form/use-form.ts'

type AddressFormProps = {
  areas: readonly Area[]
  /** The address to change; without it a new one is made. */
  address?: Address | undefined
  /** Whether this is the first address, which is then the default one. */
  isFirst?: boolean
  /** The map on which the door of a saved address is marked. */
  renderDoor?: (door: DoorMarkerProps) => ReactNode
}

/** The address form of the old system (spec 2): the area decides what an order costs at least and to bring. */
export function AddressForm({ areas, address, isFirst = false, renderDoor }: AddressFormProps) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { search } = useLocation()
  const place = useAddressPlace()
  const isForCheckout = !address && new URLSearchParams(search).has('return')
  const [areaText, setAreaText] = useState(address?.area ? areaLabel(address.area) : '')
  const form = useForm({
    id: 'address',
    initial: {
      name: address?.name ?? '',
      areaId: areas.some(({ id }) => id === address?.areaId) ? (address?.areaId ?? '') : '',
      address: address?.address ?? '',
      extras: address?.extras ?? '',
      isDefault: address?.isDefault ?? isFirst,
    },
    names: {
      name: t('Address Name'),
      areaId: t('Postal code or area'),
      address: t('Street and number'),
      extras: t('Floor, doorbell'),
      isDefault: t('Default address'),
    },
    check: (values) => addressIssues(values),
    async send(values) {
      const extras = values.extras.trim() === '' ? null : values.extras
      const body = { ...values, extras, coordinates: markerAt(lineOf(values)) }
      const api = browserApi()
      const saved = address
        ? await api(updateAddress, { params: { id: address.id }, body })
        : await api(createAddress, { body })
      if (isForCheckout) storeAddress(saved)
      await navigate(isForCheckout ? '/checkout' : place)
    },
  })
  const lineOf = ({ address, areaId }: { address: string; areaId: string }) => {
    const area = areas.find(({ id }) => id === areaId)
    return [address.trim(), area && areaTown(area)].filter(Boolean).join(', ')
  }
  const line = lineOf(form.values)
  // The marker of another street would lead the driver astray.
  const [door, setDoor] = useState({ at: address?.coordinates ?? undefined, line })
  const markerAt = (line: string) => (door.line === line ? door.at : undefined)
  return (
    <>
      <h1 tabIndex={-1}>{address ? t('Change the address') : t('Add an address')}</h1>
      <section className="card" aria-label={t('Address')}>
        <FormFrame
          form={form}
          submit={t('Save Address')}
          beside={
            <Link className="form__link" to={isForCheckout ? '/checkout' : place}>
              {t('Cancel')}
            </Link>
          }
        >
          <FormField form={form} name="name" autoComplete="off" placeholder={t('Ex. Office, Home')} />
          <AreaPicker
            id="address-areaId"
            areas={areas}
            area={areas.find(({ id }) => id === form.values.areaId)}
            text={areaText}
            error={form.shown.areaId}
            onChange={(text, areaId) => {
              setAreaText(text)
              form.set('areaId', areaId)
            }}
            onLeave={() => form.left('areaId')}
            onPickUp={undefined}
          />
          <TextArea
            id="address-address"
            name="address"
            label={form.names.address}
            mark={t('(required)')}
            rows={2}
            autoComplete="street-address"
            autoCapitalize="words"
            aria-required="true"
            error={form.shown.address}
            value={form.values.address}
            onChange={({ target }) => form.set('address', target.value)}
            onBlur={() => form.left('address')}
          />
          <FormField form={form} name="extras" optional autoComplete="address-line2" />
          {renderDoor?.({
            address: line,
            marker: markerAt(line),
            onMarker: (at) => setDoor({ at, line }),
          })}
          <FormTick form={form} name="isDefault">
            {t('This is my default order address')}
          </FormTick>
        </FormFrame>
      </section>
    </>
  )
}
