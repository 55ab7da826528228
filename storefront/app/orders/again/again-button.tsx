import { RotateCcw } from 'lucide-react'
import { useRef, useState } from 'react'
import type { CartItem } from '#contract/cart.ts'
import type { AgainLine } from '#domain/checkout/order-again.ts'
import type { Seen } from '#domain/cart/cart.ts'
import { choiceTexts } from '#domain/menu/line-text.ts'
import { cents } from '#domain/money.ts'
import { messages } from '#domain/messages.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useI18n } from '#ui/i18n.tsx'
import { loadApi } from '../../http/load-api.ts'
import { AgainDialog } from './again-dialog.tsx'
import type { AgainOrder } from './find-again.ts'

/** What ordering again needs of the rest of the shop; the route hands it in. */
export type AgainShop = {
  /** Pieces in the cart. */
  count: number
  /** Puts a line into the cart; false when the cart is full. */
  add(item: CartItem, seen: Seen): boolean
  clear(): void
  /** Shows what comes next, once the dishes are in the cart. */
  goOn(): void
  /** Where the dishes stand on the menu, by id of product or combo. */
  findPlaces(): Promise<ReadonlyMap<string, { path: string; poster: string }>>
}

type Found = { lines: AgainLine[]; places: Awaited<ReturnType<AgainShop['findPlaces']>> }

type AgainButtonProps = {
  /** Which order it is: its code, or its dishes. */
  code: string
  /** What the button says, where it is short of room. */
  text?: string
  /** Where something else comes first. */
  isSecond?: boolean
  load: () => Promise<AgainOrder>
  shop: AgainShop
}

const againApi = loadApi(() => import('./find-again.ts'))

/** Adds an old order to the cart with one press, or first shows what has changed (ux.md U-38). */
export function AgainButton({ code, text, isSecond, load, shop }: AgainButtonProps) {
  const { t } = useI18n()
  const isLocked = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [found, setFound] = useState<Found>()

  const take = ({ lines, places }: Found, replace: boolean) => {
    setFound(undefined)
    if (replace) shop.clear()
    const there = lines.filter((line) => line.kind !== 'gone')
    const fitted = there.filter(({ item, now }) => {
      const id = item.kind === 'productItem' ? item.productId : item.menuId
      return shop.add(item, {
        name: now.name,
        text: choiceTexts(now).join(', '),
        poster: places.get(id)?.poster ?? '',
        unitPrice: now.unitPrice,
        deposit: cents(now.deposit / now.qty),
        path: places.get(id)?.path ?? '/',
      })
    })
    if (fitted.length < there.length) {
      showToast({ tone: 'error', text: t(messages.tooManyLines), duration: 0 })
    }
    shop.goOn()
  }

  const press = async () => {
    if (isLocked.current) return
    isLocked.current = true
    setIsBusy(true)
    try {
      const { findAgain } = await againApi()
      const [lines, places] = await Promise.all([findAgain(await load()), shop.findPlaces()])
      const isSame = lines.every(({ kind }) => kind === 'same')
      if (isSame && shop.count === 0) take({ lines, places }, false)
      else setFound({ lines, places })
    } catch {
      showToast({
        tone: 'error',
        text: t('We could not look up the dishes. Please check your connection and try again'),
        duration: 0,
      })
    }
    isLocked.current = false
    setIsBusy(false)
  }

  return (
    <>
      <Button
        onClick={() => void press()}
        look={isSecond ? 'secondary' : 'primary'}
        busy={isBusy}
        aria-label={isBusy ? undefined : t('Order again {code}', { code })}
      >
        <RotateCcw size={18} aria-hidden="true" />
        {text ?? t('Order again')}
      </Button>
      <AgainDialog
        lines={found?.lines}
        count={shop.count}
        onTake={(replace) => found && take(found, replace)}
        onClose={() => setFound(undefined)}
      />
    </>
  )
}
