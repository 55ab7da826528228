import { useEffect, useState } from 'react'
import type { CartLine } from '#domain/cart/cart.ts'
import { CustomiseSheet } from './customise-sheet.tsx'
import { requestDish, useDishState } from './dish-store.ts'
import { SheetNotice } from './sheet-notice.tsx'

/** How long nothing is shown while a dish is on its way, in milliseconds (ux.md 1.12). */
const PATIENCE_MS = 400

type OpenDishProps = {
  /** Nothing is open without it. */
  dishKey: string | undefined
  /** The line being edited; without it the dish is added. */
  line: CartLine | undefined
  onClose: () => void
}

/** The dish that is open, as soon as it is here. */
export function OpenDish({ dishKey, line, onClose }: OpenDishProps) {
  const state = useDishState(dishKey)
  // The cart may change below an open sheet; what is edited is the line as it was opened.
  const [opened, setOpened] = useState(line)
  if (line?.id !== opened?.id) setOpened(line)
  const isWaiting = dishKey !== undefined && (!state || state.status === 'loading')
  const isLate = useLateness(isWaiting)

  if (dishKey === undefined || (isWaiting && !isLate)) return null
  if (state?.status === 'ready') {
    return <CustomiseSheet key={dishKey} dish={state.dish} line={opened} onClose={onClose} />
  }
  return (
    <SheetNotice
      status={state?.status ?? 'loading'}
      line={opened}
      onRetry={() => requestDish(dishKey)}
      onClose={onClose}
    />
  )
}

/** Turns true when waiting takes longer than people take for instant. */
function useLateness(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isWaiting])
  return isLate
}
