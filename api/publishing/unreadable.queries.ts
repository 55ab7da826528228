import { setImmediate as nextTurn } from 'node:timers/promises'
import { documentName } from '#domain/publishing/document-names.ts'
import { allDocuments, findDocument } from '#domain/publishing/document-set.ts'
import { isSameRef } from '#domain/publishing/references.ts'
import type { Deps } from '../context.ts'
import type { Unreadable } from '../document-store.ts'
import { isAccepted } from './document-json.ts'
import { readPublished, readUnreadable } from './document-stores.ts'

/** So many documents are checked before others have their turn. */
const AT_ONCE = 50

/** A name may be what cannot be read. */
const NAME_LENGTH = 60

/**
 * The names of what is published and cannot be read completely by this version, found and logged once for each content
 * version. Guests see these documents without what cannot be read of them; staff does not see those that
 * today's schemas refuse.
 */
export function loadUnreadable({
  db,
  content,
  log,
}: Pick<Deps, 'db' | 'content' | 'log'>): Promise<string[]> {
  return content.get('unreadable', async () => {
    const set = await readPublished(db)
    const refused: Unreadable[] = []
    for (const [at, { kind, id, document }] of allDocuments(set).entries()) {
      if (at % AT_ONCE === 0) await nextTurn()
      if (!isAccepted(kind, document)) refused.push({ kind, id, columns: [] })
    }
    const found = [...(await readUnreadable(db)), ...refused]
    for (const one of found) log.error('a published document cannot be read completely', one)
    const documents = found.filter((one, at) => found.findIndex((other) => isSameRef(one, other)) === at)
    return documents.map((ref) => {
      const document = findDocument(set, ref)
      const name = document && documentName(ref.kind, ref.id, document)
      return (name || ref.id).slice(0, NAME_LENGTH)
    })
  })
}
