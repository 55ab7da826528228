import type { DocumentKind } from '#contract/document-kinds.ts'

/** What was typed and has not reached the server, with what it was typed on. */
export type Unsent<Document> = { base: Document | null; version: string | undefined; document: Document }

/** Where unsent words are kept, also across a reload. */
export type UnsentStore<Document> = {
  read(): Unsent<Document> | undefined
  write(unsent: Unsent<Document>): void
  clear(): void
}

/** Who types into a document, at which address of the back office, and what the document is called. */
export type Origin<Document> = { by: string; at: string; nameOf(document: Document): string }

/** A document whose unsent words wait in the browser. `id` is the name under which they do, mostly its own. */
export type Kept = Unsent<object> & { kind: DocumentKind; id: string; by: string; at: string; name: string }

const PREFIX = 'tischlein.unsent.'

/** Keeps the unsent words of one document in the browser. Without room there they live as long as the page. */
export function browserStore<Document>(
  kind: DocumentKind,
  id: string,
  { by, at, nameOf }: Origin<Document>,
): UnsentStore<Document> {
  const key = `${PREFIX}${kind}.${id}`
  return {
    read: () => parse<Unsent<Document>>(localStorage.getItem(key)),
    write(unsent) {
      const name = nameOf(unsent.document)
      try {
        localStorage.setItem(key, JSON.stringify({ ...unsent, by, at, name }))
      } catch {
        // The page still holds them and sends them.
      }
    },
    clear: () => localStorage.removeItem(key),
  }
}

/** Every document into which a member has typed in this browser what the server does not have. */
export function keptBy(member: string): Kept[] {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
  return keys.flatMap((key) => {
    if (!key.startsWith(PREFIX)) return []
    const [kind, ...id] = key.slice(PREFIX.length).split('.')
    const kept = parse<Kept>(localStorage.getItem(key))
    return kept?.by === member ? [{ ...kept, kind: kind as DocumentKind, id: id.join('.') }] : []
  })
}

function parse<Stored>(text: string | null): Stored | undefined {
  if (text === null) return undefined
  try {
    return JSON.parse(text) as Stored
  } catch {
    return undefined
  }
}
