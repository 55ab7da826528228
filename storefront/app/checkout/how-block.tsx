import { Bike, CarFront, ShoppingBag, Utensils } from 'lucide-react'
import type { ComponentType } from 'react'
import { useI18n } from '#ui/i18n.tsx'
import { storeLocation } from '../location/stored-delivery-location.ts'
import { useShop } from '../shop/use-shop.ts'
import { AreaPicker } from '../location/area-picker.tsx'
import type { PlaceChoiceProps } from '../location/place-choice-props.ts'
import { AddressChoice } from './address-choice.tsx'
import { Block, ClosingBlock } from './block.tsx'
import { anchorOf } from './field-issues.ts'
import { deliverTypeName, howTexts } from './how-texts.ts'
import { RadioCard } from './radio-card.tsx'
import { TableBlock } from './table-block.tsx'
import { TimePicker } from './time-picker.tsx'
import type { Checkout } from './use-checkout.ts'

const icons = { delivery: Bike, takeaway: ShoppingBag, curbside: CarFront, table: Utensils }

type HowBlockProps = { checkout: Checkout; PlaceChoice: ComponentType<PlaceChoiceProps> }

/** How the food comes to the guest, where to and when. */
export function HowBlock({ checkout, PlaceChoice }: HowBlockProps) {
  const i18n = useI18n()
  const { t } = i18n
  const { ADDRESS, PHONE } = useShop().settings
  const { types, deliverType, update, form, areas, area, errors } = checkout
  const otherWay = types.find((type) => type === 'takeaway') ?? types.find((type) => type === 'curbside')
  if (checkout.table) return <TableBlock checkout={checkout} name={checkout.table.name} />
  if (types.length === 0) {
    return (
      <Block number={1} title={t('How & when')}>
        <p className="notice notice--wrong" id={anchorOf('deliverType')} tabIndex={-1} role="alert">
          {t('We take no orders online at the moment. Your cart stays as it is.')}{' '}
          {PHONE !== '' && (
            <a href={`tel:${PHONE.replace(/[^+\d]/g, '')}`}>{t('Call us: {phone}', { phone: PHONE })}</a>
          )}
        </p>
      </Block>
    )
  }
  return (
    <ClosingBlock
      name="how"
      blocks={checkout.blocks}
      number={1}
      title={t('How & when')}
      summary={howTexts(checkout, i18n)}
    >
      <fieldset className="fields" id={anchorOf('deliverType')}>
        <legend className="visually-hidden">{t('How you get it')}</legend>
        <div className="fields__tiles">
          {types.map((type) => {
            const Icon = icons[type]
            return (
              <RadioCard
                key={type}
                kind="tile"
                name="deliverType"
                value={type}
                isChosen={deliverType === type}
                onChoose={() => update({ deliverType: type })}
                icon={<Icon size={24} strokeWidth={1.8} aria-hidden="true" />}
                title={deliverTypeName(type, i18n)}
              />
            )
          })}
        </div>
      </fieldset>
      {deliverType === 'delivery' && checkout.addresses.length > 0 && <AddressChoice checkout={checkout} />}
      {deliverType === 'delivery'
        ? !checkout.address &&
          (checkout.usesPlaces ? (
            <PlaceChoice
              id={anchorOf('areaId')}
              deliveryLocation={checkout.deliveryLocation}
              goods={checkout.totals.goods}
              error={errors.shown.areaId}
              onLocation={(deliveryLocation) => {
                update({
                  deliveryLocation: deliveryLocation ? JSON.stringify(deliveryLocation) : '',
                  address: deliveryLocation?.address ?? '',
                })
                storeLocation(deliveryLocation)
                errors.changed('areaId')
                errors.changed('address')
              }}
              onPickUp={otherWay && (() => update({ deliverType: otherWay }))}
            />
          ) : (
            <AreaPicker
              id={anchorOf('areaId')}
              areas={areas}
              area={area}
              text={form.areaText}
              error={errors.shown.areaId}
              onChange={(text, areaId) => {
                update({ areaText: text, areaId })
                errors.changed('areaId')
              }}
              onLeave={() => errors.left('areaId')}
              onPickUp={otherWay && (() => update({ deliverType: otherWay }))}
            />
          ))
        : ADDRESS !== '' && (
            <p className="block__note">
              {deliverType === 'curbside'
                ? t('We bring it to your car: {address}', { address: ADDRESS })
                : t('Pick up at {address}', { address: ADDRESS })}
            </p>
          )}
      <TimePicker checkout={checkout} />
    </ClosingBlock>
  )
}
