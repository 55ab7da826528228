import { ApiError } from '#contract/client.ts'
import type { DocumentState } from '#contract/documents.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { failureKindOf } from '../http/failure-kind.ts'
import type { Entry } from './document-calls.ts'
import { differingKeys, type MergeKey, mergeDocuments, sameDocument } from './merge-documents.ts'
import { isOvertaken, refusalOf } from './refused.ts'
import type { UnsentStore } from './unsent.ts'

export type SaveStatus =
  | 'saved'
  | 'waiting'
  | 'typed'
  | 'saving'
  | 'offline'
  | 'invalid'
  | 'conflict'
  | 'forbidden'
  | 'failed'
  | 'gone'

export type SaverState<Document> = {
  /** What the screen shows: everything that was typed. */
  document: Document
  status: SaveStatus
  /** How what is saved differs from what guests see. */
  state: DocumentState
  /** What the server refuses, by field. */
  fields: FieldErrors
  /** What still needs something that was taken out. */
  usedIn: NonNullable<ReturnType<typeof refusalOf>['usedIn']>
  /** What somebody else has saved, what both have done together, and the keys that somebody has to decide. */
  conflict: { theirs: Entry<Document>; merged: Document; undecided: MergeKey[] } | undefined
}

export type Saver<Document> = {
  read(): SaverState<Document>
  subscribe(listener: () => void): () => void
  change(document: Document): void
  /** What the server has was read again: it is shown as soon as nothing is unsent. */
  follow(entry: Known<Document>): void
  /** Takes what somebody else has saved, with what was decided about it. */
  resolve(document: Document): void
  /** Sends what is unsent now: before a screen is left, when the connection is back, or when somebody saves. */
  flush(): void
  /**
   * A field holds text that is no value: until it is released, nothing counts as saved, and what is saved when somebody
   * asks for it is refused. `forget` empties the field when what was typed is discarded. Answers how to release it.
   */
  addUnreadable(forget: () => void): () => void
  /** Forgets what is unsent. */
  discard(): void
  /** The screen is left: what saves itself is sent now, and further on until it is saved or somebody has to decide. */
  leave(): void
  /** Nothing is sent by itself any more: what is unsent waits in the browser. */
  stop(): void
}

/** What the server has; a document that it does not know yet has no version. */
export type Known<Document> = Omit<Entry<Document>, 'version'> & { version?: string | undefined }

type SaverOptions<Document> = {
  entry: Known<Document>
  unsent: UnsentStore<Document>
  save(document: Document, version: string | undefined): Promise<Entry<Document>>
  decode(entry: unknown): Entry<Document>
  /** Whether what is typed is sent by itself; a document that acts at once waits for somebody to save it. */
  isAutomatic?: boolean
  /** A new document that is worth saving before anything is typed. */
  isBegun?: boolean
  onSaved?(entry: Entry<Document>): void
  onSignedOut?(): void
}

export const SAVE_AFTER_MS = 500
export const RETRY_AFTER_MS = 5_000

/** Saves one document half a second after the last change, or when it is asked to, and loses nothing that was typed. */
export function createSaver<Document extends object>(options: SaverOptions<Document>): Saver<Document> {
  const { unsent, save, decode, isAutomatic = true } = options
  const unsaved: SaveStatus = isAutomatic ? 'waiting' : 'typed'
  const listeners = new Set<() => void>()
  const kept = unsent.read()
  /** What the server has, as far as is known; what is unsent may have been typed on something older. */
  let known = options.entry
  let base: Document | null = kept ? kept.base : options.entry.version ? options.entry.document : null
  let version = kept ? kept.version : options.entry.version
  /** It was removed while what was typed waited. */
  const isGone = version !== undefined && options.entry.version === undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let isStopped = false
  let current: SaverState<Document> = {
    document: kept ? { ...options.entry.document, ...kept.document } : options.entry.document,
    status: isGone ? 'gone' : kept || options.isBegun ? unsaved : 'saved',
    state: options.entry.state,
    fields: {},
    usedIn: [],
    conflict: undefined,
  }
  /** How each field forgets its text that is no value. */
  const unreadable = new Set<() => void>()
  /** Whether somebody asked to save, and such a field was in the way. */
  let isHeldBack = false
  let shown = current

  /** What is known, with what the fields hold beside the document. */
  function withUnreadable(): SaverState<Document> {
    if (unreadable.size === 0) return current
    if (isHeldBack || (isAutomatic && current.status === 'saved')) return { ...current, status: 'invalid' }
    return current.status === 'saved' ? { ...current, status: 'typed' } : current
  }

  function set(more: Partial<SaverState<Document>>): void {
    current = { ...current, ...more }
    shown = withUnreadable()
    for (const listener of listeners) listener()
  }

  function later(ms: number): void {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void send(), ms)
  }

  async function send(): Promise<void> {
    clearTimeout(timer)
    if (isSending || current.status === 'conflict') return
    if (!isAutomatic && unreadable.size > 0) {
      isHeldBack = true
      const { status, fields } = current
      // The fields are given anew, so that every press leads to what is wrong.
      set({ status: status === 'waiting' ? unsaved : status, fields: { ...fields } })
      return
    }
    if (current.status === 'saved') return
    isSending = true
    const sent = current.document
    set({ status: 'saving' })
    try {
      take(await save(sent, version), sent)
    } catch (error) {
      refuse(error, sent)
    } finally {
      isSending = false
    }
    if (current.status === 'waiting') later(SAVE_AFTER_MS)
    if (isAutomatic && (current.status === 'offline' || current.status === 'failed')) later(RETRY_AFTER_MS)
  }

  function take(entry: Entry<Document>, sent: Document): void {
    version = entry.version
    known = { ...entry, document: sent }
    // What the server writes in another form (in order, trimmed) is nobody's change.
    base = sent
    const isWhole = current.document === sent
    if (isWhole) unsent.clear()
    else unsent.write({ base, version, document: current.document })
    set({ status: isWhole ? 'saved' : unsaved, state: entry.state, fields: {}, usedIn: [] })
    options.onSaved?.(entry)
  }

  function refuse(error: unknown, sent: Document): void {
    // What was typed meanwhile may be the answer to the refusal: it is sent before anything is said.
    const isWhole = current.document === sent
    const refusal = refusalOf(error)
    if (error instanceof ApiError && error.status === 422) {
      set(isWhole ? { status: 'invalid', fields: error.fields, usedIn: [] } : { status: unsaved })
    } else if (isOvertaken(refusal)) {
      const theirs = refusal.current === null ? null : decode(refusal.current)
      if (!theirs || theirs.state === 'deleted') set({ status: 'gone' })
      else meet(theirs)
    } else if (refusal.usedIn) {
      set(isWhole ? { status: 'invalid', fields: {}, usedIn: refusal.usedIn } : { status: unsaved })
    } else {
      const kind = failureKindOf(error)
      // The same answer would come every time: it is not asked for again until somebody types.
      set({ status: kind === 'offline' || kind === 'forbidden' ? kind : 'failed' })
      if (kind === 'signed-out') options.onSignedOut?.()
    }
  }

  /** Somebody else was faster: what only one side has changed goes together by itself, the rest is asked. */
  function meet(theirs: Entry<Document>): void {
    known = theirs
    const mine = current.document
    const { merged, undecided } = base
      ? mergeDocuments(base, mine, theirs.document)
      : { merged: mine, undecided: differingKeys(mine, theirs.document) }
    if (undecided.length > 0) {
      set({ status: 'conflict', conflict: { theirs, merged, undecided } })
      return
    }
    adopt(theirs, merged)
  }

  function adopt(theirs: Entry<Document>, document: Document): void {
    version = theirs.version
    base = theirs.document
    unsent.write({ base, version, document })
    set({ document, status: 'waiting', conflict: undefined })
  }

  /** Goes on with what the server has. */
  function settle(): void {
    unsent.clear()
    version = known.version
    base = known.version ? known.document : null
    const { document, state } = known
    set({ document, state, status: 'saved', fields: {}, usedIn: [], conflict: undefined })
  }

  /** Shows what was read again, unless something is typed, held back or on its way. */
  function catchUp(): void {
    if (current.status === 'saved' && !isSending && unreadable.size === 0 && known.version !== version)
      settle()
  }

  function flush(): void {
    // Somebody saves what a colleague has removed: it is made anew.
    if (!isAutomatic && current.status === 'gone') [base, version] = [null, undefined]
    if (!isAutomatic || current.status !== 'invalid') void send()
  }

  if (kept && isAutomatic) later(0)
  return {
    read: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change(document) {
      if (sameDocument(document, current.document)) return
      const { conflict } = current
      isHeldBack = false
      if (
        !isAutomatic &&
        !isSending &&
        !conflict &&
        known.version &&
        sameDocument(document, known.document)
      ) {
        settle()
        return
      }
      unsent.write({ base, version, document })
      set({ document, ...(!conflict && !isSending && { status: unsaved }) })
      // The comparison was closed: what is typed now belongs to what is to be decided, or has decided it.
      if (conflict) meet(conflict.theirs)
      if (isAutomatic && !current.conflict && !isSending) later(SAVE_AFTER_MS)
    },
    follow(entry) {
      if (!entry.version || entry.state === 'deleted') return
      const isSame = entry.version === known.version
      // What the server writes in another form is not put into the fields again.
      known = isSame ? { ...known, state: entry.state } : entry
      if (isSame && current.status === 'saved' && current.state !== entry.state) set({ state: entry.state })
      catchUp()
    },
    resolve(document) {
      if (!current.conflict) return
      adopt(current.conflict.theirs, document)
      void send()
    },
    flush,
    addUnreadable(forget) {
      unreadable.add(forget)
      set({})
      return () => {
        unreadable.delete(forget)
        isHeldBack &&= unreadable.size > 0
        set({})
        catchUp()
      }
    },
    discard() {
      if (isSending) return
      for (const forget of unreadable) forget()
      clearTimeout(timer)
      settle()
    },
    leave() {
      if (isAutomatic) flush()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
