import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useCart } from '../cart/cart-store.ts'
import { DeliverTypeTiles } from '../checkout/deliver-type-tiles.tsx'
import { PlanTime } from '../checkout/plan-time.tsx'
import { NamedPlace } from '../delivery/named-place.tsx'
import { useOrderPlan } from '../location/order-plan.ts'
import { storePlan } from '../location/store-plan.ts'
import { useOverlay } from '../navigation/stay-on-page.ts'
import { allowedDeliverTypes, deliverTypeOf } from '../ordering/deliver-types.ts'
import { isOn } from '../shop/shop.ts'
import { useShop } from '../shop/use-shop.ts'
import { NamedArea } from './named-area.tsx'

/** How, where to and when, chosen before anything is in the cart (ux.md 1.2); what is chosen holds at once. */
export function WaySheet() {
  const { t } = useI18n()
  const { close } = useOverlay()
  const shop = useShop()
  const plan = useOrderPlan()
  const { cart } = useCart()
  const types = allowedDeliverTypes(shop, false)
  const deliverType = deliverTypeOf({ shop, user: null }, plan)
  if (deliverType === '') return null
  const otherWay = types.find((type) => type !== 'delivery')
  const onPickUp = otherWay && (() => storePlan({ deliverType: otherWay }))
  const { ADDRESS } = shop.settings
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
          isOn(shop, 'USES_NEW_ADDRESS_SYSTEM') ? (
            <NamedPlace id="way-place" onPickUp={onPickUp} />
          ) : (
            <NamedArea plan={plan} onPickUp={onPickUp} />
          )
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
