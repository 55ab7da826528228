import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useCart } from '../cart/cart-store.ts'
import { useCurrentCart } from '../cart/current-lines.ts'
import { DeliverTypeTiles } from '../checkout/deliver-type-tiles.tsx'
import { PlanTime } from '../checkout/plan-time.tsx'
import { NamedPlace } from '../delivery/named-place.tsx'
import { PlaceStyles } from '../delivery/place-styles.tsx'
import { useOrderPlan } from '../location/order-plan.ts'
import { storePlan } from '../location/store-plan.ts'
import { useOverlay } from '../navigation/stay-on-page.ts'
import { allowedDeliverTypes, deliverTypeOf } from '../ordering/deliver-types.ts'
import { isOn } from '../shop/shop.ts'
import { useShop } from '../shop/use-shop.ts'
import { NamedArea } from './named-area.tsx'
import { PLACE_FIELD, SavedAddresses } from './saved-addresses.tsx'

/** How, where to and when, chosen before anything is in the cart (ux.md 1.2); what is chosen holds at once. */
export function WaySheet() {
  const { t } = useI18n()
  const { close } = useOverlay()
  const shop = useShop()
  const plan = useOrderPlan()
  const cart = useCurrentCart(useCart().cart)
  const types = allowedDeliverTypes(shop, false)
  const deliverType = deliverTypeOf({ shop, user: null }, plan)
  if (deliverType === '') return null
  const otherWay = types.find((type) => type !== 'delivery')
  const onPickUp = otherWay && (() => storePlan({ deliverType: otherWay }))
  const { ADDRESS } = shop.settings
  const usesPlaces = isOn(shop, 'USES_NEW_ADDRESS_SYSTEM')
  return (
    <Dialog
      open
      onClose={close}
      kind="small"
      title={t('How, where and when')}
      closeLabel={t('Close')}
      footer={
        <Button className="way-sheet__done" size="large" onClick={close}>
          {t('Done')}
        </Button>
      }
    >
      <div className="way-sheet">
        {types.length > 1 && (
          <DeliverTypeTiles
            types={types}
            chosen={deliverType}
            onChoose={(type) => storePlan({ deliverType: type })}
          />
        )}
        {deliverType === 'delivery' ? (
          <>
            {/* Here already, so that choosing another address does not wait for them. */}
            {usesPlaces && <PlaceStyles />}
            <SavedAddresses plan={plan}>
              {usesPlaces ? (
                <NamedPlace id={PLACE_FIELD} onPickUp={onPickUp} />
              ) : (
                <NamedArea id={PLACE_FIELD} plan={plan} onPickUp={onPickUp} />
              )}
            </SavedAddresses>
          </>
        ) : (
          ADDRESS !== '' && <p className="way-sheet__where">{ADDRESS}</p>
        )}
        <PlanTime
          plan={plan}
          deliverType={deliverType}
          availability={cart.lines.flatMap(({ seen }) => seen.availability ?? [])}
        />
      </div>
    </Dialog>
  )
}
