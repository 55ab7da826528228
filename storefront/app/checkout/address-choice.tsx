import { Link } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { AreaFacts, areaLabel } from '../location/area-facts.tsx'
import { OTHER_PLACE } from '../location/store-plan.ts'
import { isOn } from '../shop/shop.ts'
import { useShop } from '../shop/use-shop.ts'
import { anchorOf } from './field-issues.ts'
import { RadioCard } from './radio-card.tsx'
import type { Checkout } from './use-checkout.ts'

/** The saved addresses, the default one chosen, and the way to another place (ux.md 1.8). */
export function AddressChoice({ checkout }: { checkout: Checkout }) {
  const { t } = useI18n()
  const { addresses, address, update, errors } = checkout
  const usesNewSystem = isOn(useShop(), 'USES_NEW_ADDRESS_SYSTEM')
  const choose = (addressId: string) => {
    update({ addressId })
    errors.changed('addressId')
    errors.changed('areaId')
    errors.changed('address')
  }
  return (
    <fieldset className="fields" id={anchorOf('addressId')}>
      <legend className="fields__legend">{t('Where to?')}</legend>
      <div className="fields__cards fields__cards--wide">
        {addresses.map((one) => (
          <RadioCard
            key={one.id}
            name="addressId"
            value={one.id}
            isChosen={one.id === address?.id}
            onChoose={() => choose(one.id)}
            unavailable={one.area === null}
            title={one.name}
            text={
              <>
                {[one.address, one.extras, one.area && areaLabel(one.area)].filter(Boolean).join(', ')}
                <br />
                {one.area ? <AreaFacts area={one.area} /> : t('We do not deliver there at the moment')}
              </>
            }
          />
        ))}
        <RadioCard
          name="addressId"
          value={OTHER_PLACE}
          isChosen={address === undefined}
          onChoose={() => choose(OTHER_PLACE)}
          title={t('Other address')}
          text={t('For this order only')}
        />
      </div>
      {errors.shown.addressId && <p className="field__error">{errors.shown.addressId}</p>}
      <p>
        <Link
          className="block__link"
          to={`${usesNewSystem ? '/me/address-list' : '/me/my-addresses'}/create?return=checkout`}
        >
          {t('Save a new address')}
        </Link>
      </p>
    </fieldset>
  )
}
