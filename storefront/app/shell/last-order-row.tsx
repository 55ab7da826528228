import { X } from 'lucide-react'
import { useNavigate } from 'react-router'
import { dishNames } from '#domain/orders/dish-names.ts'
import { IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { AgainButton } from '../orders/again/again-button.tsx'
import { useAgainShop } from './use-again-shop.ts'
import type { LastOrder } from './last-order.ts'

type LastOrderRowProps = {
  last: LastOrder
  /** Deletes what this device remembers; undefined for an account. */
  onForget: (() => void) | undefined
}

/** The last order in one line; a press leads to the checkout, which is filled in as it was then. */
export function LastOrderRow({ last, onForget }: LastOrderRowProps) {
  const { t, money } = useI18n()
  const navigate = useNavigate()
  const shop = useAgainShop()
  const { named, more } = dishNames(last.names)
  const dishes =
    more > 0
      ? t('{dishes} + {count, plural, one {# more} other {# more}}', { dishes: named, count: more })
      : named
  return (
    <section className="last-order" aria-labelledby="last-order-title">
      <div>
        <h2 className="last-order__title" id="last-order-title">
          {t('Last time')} · <span className="price">{money(last.total)}</span>
        </h2>
        <p className="last-order__dishes">{dishes}</p>
      </div>
      <AgainButton
        code={dishes}
        text={t('Again')}
        load={() => Promise.resolve(last)}
        shop={{ ...shop, goOn: () => void navigate('/checkout') }}
      />
      {onForget && (
        <IconButton
          label={t('Do not remember on this device')}
          icon={<X size={20} aria-hidden="true" />}
          onClick={onForget}
        />
      )}
    </section>
  )
}
