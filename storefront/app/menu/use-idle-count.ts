import { useEffect, useState } from 'react'

const whenIdle = (run: () => void): (() => void) => {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(run, { timeout: 4000 })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(run, 300)
  return () => clearTimeout(id)
}

/** Counts up to `total`, one step per idle moment after the page has loaded. Stays at 0 for guests who save data. */
export function useIdleCount(total: number): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (count >= total || connection?.saveData) return
    let cancel = () => {}
    const start = () => {
      cancel = whenIdle(() => setCount(count + 1))
    }
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
    return () => {
      removeEventListener('load', start)
      cancel()
    }
  }, [count, total])
  return count
}
