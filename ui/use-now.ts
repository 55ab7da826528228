import { useEffect, useState } from 'react'

const MINUTE = 60_000

const minuteOf = (instant: number): number => Math.floor(instant / MINUTE)

/**
 * The instant in milliseconds, renewed with every minute of the clock and as soon as the page is seen again: a tab that
 * slept has the right minutes at once. It begins with `loadedAt`, the instant of the server, for the first frame.
 */
export function useNow(loadedAt: number, isRunning: boolean): number {
  const [now, setNow] = useState(loadedAt)
  useEffect(() => {
    if (!isRunning) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const instant = Date.now()
      // The page is rendered again only for another minute.
      setNow((now) => (minuteOf(now) === minuteOf(instant) ? now : instant))
      timer = setTimeout(tick, MINUTE - (instant % MINUTE))
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    addEventListener('pageshow', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
      removeEventListener('pageshow', tick)
    }
  }, [isRunning])
  return now
}

/** The same for what begins in the browser. */
export function useClock(): number {
  const [startedAt] = useState(() => Date.now())
  return useNow(startedAt, true)
}
