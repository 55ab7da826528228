import { useEffect, useState } from 'react'

type Polled<T> = [found: T | undefined, set: (change: (found: T | undefined) => T | undefined) => void]

/**
 * What `read` answers: at once, with every new `revision`, and every `everyMs` milliseconds without one. While it fails,
 * the last known state stands. `read` must be the same function at every render.
 */
export function usePolled<T>(read: () => Promise<T>, everyMs: number, revision: number): Polled<T> {
  const [found, setFound] = useState<T>()
  useEffect(() => {
    let isOver = false
    const poll = () =>
      read().then(
        (answer) => void (isOver || setFound(answer)),
        () => {},
      )
    void poll()
    const timer = setInterval(() => void poll(), everyMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [read, everyMs, revision])
  return [found, setFound]
}
