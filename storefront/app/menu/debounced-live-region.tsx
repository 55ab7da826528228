import { useEffect, useState } from 'react'

/** Silence before a result is announced, in milliseconds (ux.md A-20). */
const PAUSE_MS = 500

/** Announces a text politely once it has not changed for a moment. */
export function DebouncedLiveRegion({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}
