import { useSyncExternalStore } from 'react'
import type { CartLine } from '#domain/cart/cart.ts'
import { messages } from '#domain/messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useCartActions } from '../../ordering/cart-actions.tsx'
import type { DishState } from './dish-store.ts'

type SheetNoticeProps = {
  status: DishState['status']
  line: CartLine | undefined
  onRetry: () => void
  onClose: () => void
}

/** What stands in the sheet while the dish is on its way, when it did not come, or when it is gone. */
export function SheetNotice({ status, line, onRetry, onClose }: SheetNoticeProps) {
  const { t } = useI18n()
  const cart = useCartActions()
  const name = () => (line ? cart.nameOf(line) : t('Dish'))
  const title = useSyncExternalStore(cart.subscribe, name, name)
  if (status === 'loading') {
    return (
      <Dialog open bare onClose={onClose} title={t('Loading')} closeLabel={t('Close')}>
        <div className="sheet-wait" role="status">
          <span className="visually-hidden">{t('Loading')}</span>
        </div>
      </Dialog>
    )
  }
  const isGone = status === 'gone'
  return (
    <Dialog open kind="small" onClose={onClose} title={title} closeLabel={t('Close')}>
      <div className="sheet-notice" role="alert">
        <p>{isGone ? t(messages.unknownProduct) : t('The dish could not be loaded. Are you online?')}</p>
        {!isGone && <Button onClick={onRetry}>{t('Try again')}</Button>}
        {isGone && line && (
          <Button
            onClick={() => {
              cart.remove(line.id)
              onClose()
            }}
          >
            {t('Remove it from the cart')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
