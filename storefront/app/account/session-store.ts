import type { User } from '#contract/accounts.ts'
import { ORDERS_CACHE } from '#domain/kept-pages.ts'
import { cents } from '#domain/money.ts'
import { apiBase, callHeaders } from '../http/api-base.ts'
import { withDeadline } from '../http/with-deadline.ts'
import { forgetForms } from '../form/stored-form.ts'
import { fetchWithCsrf } from '#ui/csrf-header.ts'
import { yieldToMain } from '../loading/yield-to-main.ts'

/** The signed-in user: undefined while unknown, null for a guest (spec 4). */
export type SessionUser = User | null | undefined

const MARK = 'signed-in'
/** The values of the flag: a session, or a table at which a session waits to be taken up again. */
const SESSION = '1'
const SESSION_AND_TABLE = '2'
const TABLE = 't'

let user: SessionUser
let asking: Promise<SessionUser> = Promise.resolve(undefined)
let hasStarted = false
/** Whether somebody has signed out in this document, which may still show what was theirs. */
let wasLeft = false
const listeners = new Set<() => void>()

function set(next: SessionUser): void {
  if (next === user) return
  user = next
  for (const listener of listeners) listener()
}

/**
 * The session itself is a cookie that no script can read. This flag only says that asking for it is worth a call, so
 * that guests cause none.
 */
function mark(value: string | null): void {
  try {
    if (value) localStorage.setItem(MARK, value)
    else localStorage.removeItem(MARK)
  } catch {
    // Without storage a new page does not ask; the account pages still know the user.
  }
}

function readMark(): string | null {
  try {
    return localStorage.getItem(MARK)
  } catch {
    return null
  }
}

const isMarked = (): boolean => readMark() !== null

/** A social provider has sent the guest back, signed in; the address says so once. */
function comesFromProvider(): boolean {
  const url = new URL(location.href)
  if (!url.searchParams.has('signed-in')) return false
  url.searchParams.delete('signed-in')
  history.replaceState(history.state, '', url)
  forgetOrderPages()
  return true
}

/** Asks who is signed in, one call after the other. A failed call leaves the visitor a guest (spec 4). */
export function refresh(): Promise<SessionUser> {
  asking = asking.then(ask)
  return asking
}

/** Who is signed in, once that is known: waits for an answer that is on its way, and asks if nobody has yet. */
export async function knownUser(): Promise<SessionUser> {
  await asking
  if (user !== undefined) return user
  return isMarked() ? refresh() : null
}

async function ask(): Promise<SessionUser> {
  try {
    const response = await fetch(`${apiBase()}/me`, {
      headers: callHeaders(),
      credentials: 'include',
      signal: withDeadline(),
    })
    if (response.status === 401) expire()
    if (response.ok) adopt(readUser(await response.json()))
  } catch {
    // The server did not answer.
  }
  if (user === undefined) set(null)
  return user
}

/** Reads the answer without zod, which no public page may load. */
function readUser(body: unknown): User {
  const { data } = body as { data: Omit<User, 'profit'> & { profit: number } }
  return { ...data, profit: cents(Math.round(data.profit * 100)) }
}

/** Called right after a sign-in in this tab. */
export function startSession(): Promise<SessionUser> {
  forgetOrderPages()
  mark(SESSION)
  return refresh()
}

/** Called right after this browser got a table, which counts before the session it may have. */
export function startAtTable(): Promise<SessionUser> {
  mark(readMark() ?? TABLE)
  return refresh()
}

/** Takes over what another call has said about the user, for example the page of the profile. */
export function adopt(known: User): void {
  if (user && user.id !== known.id) forgetOrderPages()
  const isWithSession = [SESSION, SESSION_AND_TABLE].includes(readMark() ?? '')
  if (!known.table) mark(SESSION)
  else mark(isWithSession ? SESSION_AND_TABLE : TABLE)
  set(known)
}

/** The session has ended by itself. The forms of this tab stay: whoever filled them in goes on with them. */
function expire(): void {
  mark(null)
  forgetOrderPages()
  set(null)
}

/** Drops what the service worker keeps of one person on this device; without storage there is none. */
function forgetOrderPages(): void {
  globalThis.caches?.delete(ORDERS_CACHE).catch(() => {})
}

/** Somebody has signed out or deleted the account: forgets everything personal of this tab. */
export function forget(): void {
  wasLeft = true
  expire()
  forgetForms()
}

/**
 * Ends the session on the server; at a table only the seat, and the next page asks who is signed in besides. Throws when
 * the server could not be reached; the visitor is still signed in then.
 */
export async function endSession(): Promise<void> {
  const response = await fetchWithCsrf(`${apiBase()}/me/logout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...callHeaders() },
    credentials: 'include',
    body: '{}',
    signal: withDeadline(),
  })
  if (!response.ok && response.status !== 401) throw new Error(`HTTP ${response.status}`)
  const hasSessionLeft = readMark() === SESSION_AND_TABLE
  forget()
  if (hasSessionLeft) mark(SESSION)
}

function follow(event: StorageEvent): void {
  if (event.key !== MARK && event.key !== null) return
  if (isMarked()) void refresh()
  else set(null)
}

/** A page that the browser kept in memory shows what it knew: after a sign-out it is loaded anew, and hidden until then. */
function onShow({ persisted }: PageTransitionEvent): void {
  if (!persisted || !(wasLeft || (user && !isMarked()))) return
  document.documentElement.hidden = true
  location.reload()
}

/** For `useSyncExternalStore`: the first listener finds out who is there. */
export const sessionStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    if (!hasStarted) {
      hasStarted = true
      window.addEventListener('storage', follow)
      window.addEventListener('pageshow', onShow)
      yieldToMain(() => {
        if (comesFromProvider() || isMarked()) void refresh()
        else if (user === undefined) set(null)
      })
    }
    return () => void listeners.delete(listener)
  },
  read: (): SessionUser => user,
  readOnServer: (): SessionUser => undefined,
}
