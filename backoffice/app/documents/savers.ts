import type { DocumentKind } from '#contract/document-kinds.ts'
import { browserClaims, type Claims } from './claims.ts'
import type { EntryOf } from './document-calls.ts'
import type { Saver } from './document-saver.ts'
import type { UnsentStore } from './unsent.ts'

/** What the page needs to care for what is typed into a document. */
export type Opening<Document extends object> = {
  /** Kind and id, by which what is unsent waits in the browser. */
  key: string
  /** The address of its editor. */
  at: string
  nameOf(document: Document): string
  unsent: UnsentStore<Document>
  /** Whether what is typed is sent by itself. */
  isAutomatic: boolean
  make(): Saver<Document>
}

/** A document with something unsent that no editor shows. */
type Left = {
  key: string
  at: string
  name: string
  /** Nothing can be saved of it any more: it was removed meanwhile. */
  isGone: boolean
}

/** A document in the care of the page. */
type Held<Document extends object> = Omit<Opening<Document>, 'make'> & {
  readonly saver: Saver<Document>
  /** How many editors show it. */
  editors: number
  /** Whether it was left, and could not be saved at once. */
  isLate: boolean
  giveUp: (() => void) | undefined
}

type OnSaved = (kind: DocumentKind, saved: EntryOf<DocumentKind>) => void

export type Savers = ReturnType<typeof createSavers>

/**
 * The savers of a page. What saves itself and is left unsent is sent further on, by the saver that its editor takes up again
 * when it is opened; everything else that is left waits for its editor.
 */
export function createSavers({ claim, claimed }: Claims = browserClaims) {
  const held = new Map<string, Held<object>>()
  const listeners = new Set<() => void>()
  const told = new Set<OnSaved>()
  let left: readonly Left[] = []
  let isOver = false

  function show(): void {
    left = [...held.values()]
      .filter(({ editors, isLate }) => editors === 0 && isLate)
      .map(({ key, at, nameOf, saver }) => {
        const { document, status } = saver.read()
        return { key, at, name: nameOf(document), isGone: status === 'gone' }
      })
    for (const listener of listeners) listener()
  }

  /** Claims a document while something of it is unsent, and forgets it when nothing is left of it. */
  function look(one: Held<object>): void {
    if (held.get(one.key) !== one) return
    const { status } = one.saver.read()
    if (status !== 'saved') one.giveUp ??= claim(one.key)
    else release(one)
    if (one.editors > 0) return
    if (one.isAutomatic ? status === 'saved' : one.unsent.read() === undefined) forget(one)
    else if (status !== 'waiting' && status !== 'saving') one.isLate = true
    show()
  }

  function release(one: Held<object>): void {
    one.giveUp?.()
    one.giveUp = undefined
  }

  function forget(one: Held<object>): void {
    held.delete(one.key)
    release(one)
  }

  function open<Document extends object>({ make, ...opening }: Opening<Document>): Held<Document> {
    const known = held.get(opening.key)
    if (known?.isAutomatic) return known as Held<Document>
    const one: Held<Document> = {
      ...opening,
      saver: make(),
      editors: 0,
      isLate: false,
      giveUp: known?.giveUp,
    }
    one.saver.subscribe(() => look(one))
    held.set(one.key, one)
    return one
  }

  return {
    /** The document for its editor, with what an earlier one has left. */
    open,
    /** An editor shows the document, until the answer is called. */
    edit(one: Held<object>): () => void {
      held.set(one.key, one)
      one.editors++
      one.isLate = false
      look(one)
      if (left.some(({ key }) => key === one.key)) show()
      return () => {
        one.editors--
        if (one.editors > 0) return
        one.saver.leave()
        if (isOver) one.saver.stop()
        look(one)
      }
    },
    /** Takes into care what was left in this browser by another page, or by this one before it was loaded anew. */
    adopt(opening: Opening<object>): void {
      if (!isOver && !held.has(opening.key)) look(open(opening))
    },
    claimed,
    read: () => left,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Forgets what is unsent of a document that was left. */
    discard: (key: string) => held.get(key)?.saver.discard(),
    /** Tells whoever wants to know it that a document was saved. */
    tell(kind: DocumentKind, saved: EntryOf<DocumentKind>) {
      for (const listener of told) listener(kind, saved)
    },
    onSaved(listener: OnSaved): () => void {
      told.add(listener)
      return () => void told.delete(listener)
    },
    /** Begins for the member who is signed in. Answers how to end it: what is unsent then waits in the browser. */
    start(): () => void {
      isOver = false
      const all = () => [...held.values()]
      const flush = () => {
        for (const one of all()) if (one.isAutomatic) one.saver.flush()
      }
      // Another tab may have saved or discarded what waits here.
      const lookAtLeft = () => {
        for (const one of all()) if (one.editors === 0) look(one)
      }
      addEventListener('online', flush)
      addEventListener('storage', lookAtLeft)
      return () => {
        isOver = true
        removeEventListener('online', flush)
        removeEventListener('storage', lookAtLeft)
        for (const one of all()) {
          if (one.editors === 0) one.saver.stop()
          forget(one)
        }
        show()
      }
    },
  }
}
