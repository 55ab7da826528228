import { useEffect, useState } from 'react'
import { onFirstInteraction } from '../loading/on-first-interaction.ts'

const whenIdle = (run: () => void): (() => void) => {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(run, { timeout: 4000 })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(run, 300)
  return () => clearTimeout(id)
}

/**
 * Counts up to `total`, one step per idle moment from the guest's first interaction on: a guest who only looks loads what is on the
 * screen. Stays at 0 for guests who save data.
 */
export function useIdleCount(total: number): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (count >= total || connection?.saveData) return
    let cancel = () => {}
    const callOff = onFirstInteraction(() => {
      cancel = whenIdle(() => setCount(count + 1))
    })
    return () => {
      callOff()
      cancel()
    }
  }, [count, total])
  return count
}
