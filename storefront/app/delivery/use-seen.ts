import { type RefObject, useEffect, useState } from 'react'

/** Whether a place of the page has come into view, now or before. */
export function useSeen(place: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsSeen(true))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isSeen
}
