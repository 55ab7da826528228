import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The moment it is now, to the minute: a page that stays open over night comes into the next day with it. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
