import type { ComponentType } from 'react'
import { useI18n } from '#ui/i18n.tsx'
import { storeLocation } from '../location/stored-delivery-location.ts'
import { phoneLink } from '../shop/phone-link.ts'
import { useShop } from '../shop/use-shop.ts'
import { storeAreaTerms } from '../location/store-plan.ts'
import { AreaPicker } from '../location/area-picker.tsx'
import type { PlaceChoiceProps } from '../location/place-choice-props.ts'
import { Block, ClosingBlock } from './block.tsx'
import { DeliverTypeTiles } from './deliver-type-tiles.tsx'
import { anchorOf } from './field-issues.ts'
import { howTexts } from './how-texts.ts'
import { KnownPlaces } from './known-places.tsx'
import { TableBlock } from './table-block.tsx'
import { TimePicker } from './time-picker.tsx'
import type { Checkout } from './use-checkout.ts'

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
          {PHONE !== '' && <a href={phoneLink(PHONE)}>{t('Call us: {phone}', { phone: PHONE })}</a>}
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
      summary={howTexts(checkout, ADDRESS, i18n)}
    >
      <DeliverTypeTiles
        types={types}
        chosen={deliverType}
        onChoose={(type) => update({ deliverType: type })}
      />
      {deliverType === 'delivery' && checkout.addresses.length > 0 && <KnownPlaces checkout={checkout} />}
      {deliverType === 'delivery'
        ? !checkout.address &&
          (checkout.usesPlaces && !checkout.isReady ? (
            <div className="radio-card radio-card--ghost radio-card--place" />
          ) : checkout.usesPlaces ? (
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
                const chosen = areas.find(({ id }) => id === areaId)
                if (chosen) storeAreaTerms(chosen)
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
