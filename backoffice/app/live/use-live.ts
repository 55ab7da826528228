import { useCallback, useEffect, useRef, useState } from 'react'
import { followLive, type LiveState } from './follow-live.ts'

export type Live = {
  state: LiveState
  /** When the line broke, in milliseconds; undefined while it holds. */
  lostAt: number | undefined
  /** Increases with every live event; lists of orders reload when it changes. */
  revision: number
  retry(): void
}

/** The live stream of the counter, for as long as somebody is signed in. */
export function useLive(onSignedOut: () => void): Live {
  const [state, setState] = useState<LiveState>('connecting')
  const [lostAt, setLostAt] = useState<number>()
  const [revision, setRevision] = useState(0)
  const follower = useRef<{ retry(): void }>(undefined)
  const leave = useRef(onSignedOut)
  useEffect(() => void (leave.current = onSignedOut))
  useEffect(() => {
    const follow = followLive({
      onMessage: () => setRevision((revision) => revision + 1),
      onState: (next) => {
        setState(next)
        setLostAt((before) => (next === 'lost' ? (before ?? Date.now()) : undefined))
      },
      onSignedOut: () => leave.current(),
    })
    follower.current = follow
    return follow.stop
  }, [])
  return { state, lostAt, revision, retry: useCallback(() => follower.current?.retry(), []) }
}
