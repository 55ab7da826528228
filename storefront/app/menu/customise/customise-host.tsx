import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CartLine } from '#domain/cart/cart.ts'
import { useCartActions } from '../../cart-actions.tsx'
import { useOverlay } from '../../stay-on-page.ts'
import { keyOfPath } from './dish.ts'
import { type DishState, requestDish, useDishState } from './dish-store.ts'
import { SheetNotice } from './sheet-notice.tsx'

const loadSheet = () => import('./customise-sheet.tsx').then((module) => module.CustomiseSheet)
type Sheet = Awaited<ReturnType<typeof loadSheet>>

/** How long nothing is shown while a dish is on its way, in milliseconds (ux.md 1.12). */
const PATIENCE_MS = 400

const never = () => () => {}

/** The one place where a dish opens above the page; stands once in the shell. */
export function CustomiseHost() {
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const overlay = useOverlay()
  const { close } = overlay
  const { ready, find } = useCartActions()
  const line = overlay.edit !== undefined && ready ? find(overlay.edit) : undefined
  const key = overlay.dish ?? (line && keyOfPath(line.seen.path))
  const Sheet = useSheet(key !== undefined)
  const isLost = overlay.edit !== undefined && ready && !line

  useEffect(() => {
    if (key !== undefined) requestDish(key)
  }, [key])
  useEffect(() => {
    if (isLost) close()
  }, [isLost, close])

  if (!isAwake || key === undefined) return null
  return <OpenDish key={line?.id ?? key} Sheet={Sheet} dishKey={key} line={line} onClose={close} />
}

type OpenDishProps = {
  Sheet: Sheet | undefined
  dishKey: string
  line: CartLine | undefined
  onClose: () => void
}

function OpenDish({ Sheet, dishKey, line, onClose }: OpenDishProps) {
  const state: DishState = useDishState(dishKey) ?? { status: 'loading' }
  // The cart may change below an open sheet; what is edited is the line as it was opened.
  const [opened] = useState(line)
  const isReady = state.status === 'ready' && Sheet !== undefined
  const isPatient = usePatience(!isReady)
  if (state.status === 'ready' && Sheet) return <Sheet dish={state.dish} line={opened} onClose={onClose} />
  if (isPatient && (state.status === 'loading' || state.status === 'ready')) return null
  return (
    <SheetNotice status={state.status} line={opened} onRetry={() => requestDish(dishKey)} onClose={onClose} />
  )
}

/** The sheet comes with a script of its own, fetched while the page rests or when it is wanted. */
function useSheet(isWanted: boolean): Sheet | undefined {
  const [loaded, setLoaded] = useState<{ Sheet: Sheet }>()
  useEffect(() => {
    const load = () => void loadSheet().then((Sheet) => setLoaded({ Sheet }))
    if (isWanted || !('requestIdleCallback' in globalThis)) return load()
    const waiting = requestIdleCallback(load, { timeout: 4000 })
    return () => cancelIdleCallback(waiting)
  }, [isWanted])
  return loaded?.Sheet
}

/** True during the first moment of waiting. */
function usePatience(isWaiting: boolean): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsOver(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return !isOver
}
