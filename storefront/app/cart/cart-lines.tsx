import { useEffect, useRef, useState } from 'react'
import { CART_IS_FULL } from '#domain/cart/cart-is-full.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import type { RemovedLine } from '#domain/cart/change-cart.ts'
import { lineWords } from '#domain/cart/current-cart.ts'
import { useI18n } from '#ui/i18n.tsx'
import { showToast } from '#ui/toasts.ts'
import { CartLineRow } from './cart-line-row.tsx'
import { useCart } from './cart-store.ts'
import { removeFromCart, restoreToCart } from './change-cart.ts'
import { useCurrentLines } from './current-lines.ts'
import { RemovedRow } from './removed-row.tsx'

/** The lines of the cart; where one was taken out, it can be taken back for a while (ux.md U-21). */
export function CartLines({ lines }: { lines: readonly CartLine[] }) {
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([])
  const { t } = useI18n()
  const { event } = useCart()
  const { lines: current } = useCurrentLines()
  const [before] = useState(event?.at)
  const added = event?.kind === 'added' && event.at !== before ? event : undefined
  const list = useRef<HTMLUListElement>(null)
  const returned = useRef<string>(undefined)

  useEffect(() => {
    if (returned.current === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-line="${returned.current}"] [data-remove]`)?.focus()
    returned.current = undefined
  }, [lines])

  function remove(id: string): void {
    const line = removeFromCart(id)
    if (line) setRemoved((all) => [line, ...all])
  }

  function forget(one: RemovedLine): void {
    setRemoved((all) => all.filter((other) => other !== one))
  }

  function undo(row: RemovedLine): void {
    // The row stays, so that the guest can take out another line first.
    if (!restoreToCart(row)) {
      showToast({ tone: 'error', text: t(CART_IS_FULL), duration: 0 })
      return
    }
    returned.current = row.line.id
    forget(row)
  }

  if (lines.length === 0 && removed.length === 0) return null
  return (
    <ul className="cart-lines" ref={list} tabIndex={-1}>
      {rows(lines, removed).map((row) =>
        'index' in row ? (
          <RemovedRow
            key={`removed-${row.line.id}`}
            name={lineWords(row.line, current).name}
            onUndo={() => undo(row)}
            onOver={(hadFocus) => {
              if (hadFocus) list.current?.focus({ preventScroll: true })
              forget(row)
            }}
          />
        ) : (
          <CartLineRow
            key={row.id}
            line={row}
            addedAt={row.seen === added?.seen ? added.at : undefined}
            onRemove={() => remove(row.id)}
          />
        ),
      )}
    </ul>
  )
}

/** Lines with the removed ones where they stood; the last one removed is put back first. */
function rows(lines: readonly CartLine[], removed: readonly RemovedLine[]): (CartLine | RemovedLine)[] {
  return removed.reduce<(CartLine | RemovedLine)[]>(
    (all, one) => all.toSpliced(Math.min(one.index, all.length), 0, one),
    [...lines],
  )
}
