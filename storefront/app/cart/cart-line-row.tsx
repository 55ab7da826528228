import { Pencil, Trash2 } from 'lucide-react'
import type { CartLine } from '#domain/cart/cart.ts'
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/limits.ts'
import { clampQuantity } from '#domain/menu/quantity.ts'
import {
  currentLine,
  hasOtherChoice,
  lineAvailability,
  lineDeposit,
  lineWords,
} from '#domain/cart/current-cart.ts'
import { times } from '#domain/money.ts'
import { IconButton } from '#ui/button.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { lazyOnInteraction } from '../loading/lazy-on-interaction.ts'
import { useOpenOverlay } from '../navigation/stay-on-page.ts'
import { setLineQuantity } from './change-cart.ts'
import { LinePrice, LostLine } from './changed-line.tsx'
import { useCurrentLines } from './current-lines.ts'
import { lostText } from './lost-text.ts'

const OutOfTime = lazyOnInteraction(() => import('./out-of-time.tsx').then((module) => module.OutOfTime))

/** One line of the cart (ux.md 1.6). */
export function CartLineRow({
  line,
  addedAt,
  onRemove,
}: {
  line: CartLine
  /** Numbers the moment it was added while the cart was open; it lights up then. */
  addedAt: number | undefined
  onRemove: () => void
}) {
  const i18n = useI18n()
  const { t, money } = i18n
  const { id, item, seen } = line
  const open = useOpenOverlay()
  const { lines } = useCurrentLines()
  const now = currentLine(line, lines)
  const rules = lineAvailability(line, lines)
  const deposit = lineDeposit(line, lines)
  const { name, text } = lineWords(line, lines)
  const why = lostText(now, i18n)
  const edit = () => open('edit', id)
  return (
    <li className={why ? 'cart-line cart-line--lost' : 'cart-line'} data-line={id}>
      {addedAt !== undefined && <span key={addedAt} className="cart-line__added" aria-hidden="true" />}
      {seen.poster ? (
        <img className="cart-line__picture" src={seen.poster} alt="" width="64" height="64" loading="lazy" />
      ) : (
        <span className="cart-line__picture" />
      )}
      <h3 className="cart-line__name">{name}</h3>
      <LinePrice line={line} now={now} />
      {text && <p className="cart-line__text">{text}</p>}
      {deposit > 0 && (
        <p className="cart-line__deposit">
          <span>{t('Deposit')}</span> <span className="price">{money(times(deposit, item.qty))}</span>
        </p>
      )}
      {why && (
        <LostLine name={name} why={why} onEdit={hasOtherChoice(now) ? edit : undefined} onRemove={onRemove} />
      )}
      {rules && !why && <OutOfTime wanted name={name} rules={rules} onRemove={onRemove} />}
      <div className="cart-line__actions">
        <Stepper
          value={item.qty}
          min={MIN_QUANTITY}
          max={MAX_QUANTITY}
          clamp={clampQuantity}
          onChange={(qty) => setLineQuantity(id, qty)}
          labels={{
            value: t('Quantity of {name}', { name }),
            less: t('Decrease quantity of {name}', { name }),
            more: t('Increase quantity of {name}', { name }),
          }}
        />
        <IconButton
          label={t('Edit {name}', { name })}
          icon={<Pencil size={19} aria-hidden="true" />}
          onClick={edit}
        />
        <IconButton
          data-remove
          label={t('Remove {name}', { name })}
          icon={<Trash2 size={19} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}
