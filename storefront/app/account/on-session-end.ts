import { sessionStore } from './session-store.ts'

/**
 * Calls back when somebody who was signed in is not any more, for example after a sign-out in another tab; answers the
 * function that stops it.
 */
export function onSessionEnd(listener: () => void): () => void {
  let before = sessionStore.read()
  return sessionStore.subscribe(() => {
    const isOver = Boolean(before) && sessionStore.read() === null
    before = sessionStore.read()
    if (isOver) listener()
  })
}
