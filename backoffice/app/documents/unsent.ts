/** What was typed and has not reached the server, with what it was typed on. */
export type Unsent<Document> = { base: Document | null; version: string | undefined; document: Document }

/** Where unsent words are kept, also across a reload. */
export type UnsentStore<Document> = {
  read(): Unsent<Document> | undefined
  write(unsent: Unsent<Document>): void
  clear(): void
}

const PREFIX = 'tischlein.unsent.'

/** Keeps the unsent words of one document in the browser. Without room there they live as long as the page. */
export function browserStore<Document>(kind: string, id: string): UnsentStore<Document> {
  const key = `${PREFIX}${kind}.${id}`
  return {
    read() {
      const text = localStorage.getItem(key)
      if (text === null) return undefined
      try {
        return JSON.parse(text) as Unsent<Document>
      } catch {
        return undefined
      }
    },
    write(unsent) {
      try {
        localStorage.setItem(key, JSON.stringify(unsent))
      } catch {
        // The page still holds them and sends them.
      }
    },
    clear: () => localStorage.removeItem(key),
  }
}
