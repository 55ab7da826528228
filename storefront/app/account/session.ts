import { useCallback, useSyncExternalStore } from 'react'
import { showToast } from '#ui/toasts.ts'
import { useI18n } from '#ui/i18n.tsx'
import { endSession, refresh, sessionStore, type SessionUser } from './session-store.ts'

export type Session = {
  /** The signed-in user: undefined while unknown, null for a guest. A table user has a `table`. */
  user: SessionUser
  isKnown: boolean
  /** Asks the server again, for example after something changed the point balance. */
  refresh(): Promise<SessionUser>
  /** Signs out and goes to the home page as a new document, so that nothing personal stays in memory (spec 4). */
  signOut(): Promise<void>
}

/** The signed-in user, for every page. Unknown on the server and until hydration is done. */
export function useSession(): Session {
  const { t } = useI18n()
  const user = useSyncExternalStore(sessionStore.subscribe, sessionStore.read, sessionStore.readOnServer)
  const signOut = useCallback(async () => {
    try {
      await endSession()
      location.assign('/')
    } catch {
      showToast({
        tone: 'error',
        text: t('You are still signed in. Please check your connection and try again'),
        duration: 0,
      })
    }
  }, [t])
  return { user, isKnown: user !== undefined, refresh, signOut }
}
