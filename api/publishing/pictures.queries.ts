import type { PictureInUse } from '#contract/media.staff.ts'
import { documentName } from '#domain/publishing/document-names.ts'
import { allDocuments } from '#domain/publishing/document-set.ts'
import { picturesIn } from '#domain/publishing/pictures-in.ts'
import type { Ctx } from '../context.ts'
import { readPublished } from './document-stores.ts'
import { lockDrafts, readWorkspace } from './workspace.ts'

const PUBLICATIONS_AT_ONCE = 50

/** Every picture that a document shows, drafted or published, with these documents. */
export async function listPictures(ctx: Ctx): Promise<PictureInUse[]> {
  const { published, drafted } = await readWorkspace(ctx.db)
  const found = new Map<string, PictureInUse>()
  for (const { kind, id, document } of [...allDocuments(drafted), ...allDocuments(published)])
    for (const picture of picturesIn(kind, document)) {
      const known = found.get(picture.id) ?? { picture, usedIn: [] }
      if (!known.usedIn.some((one) => one.kind === kind && one.id === id))
        known.usedIn.push({ kind, id, name: documentName(kind, id, document) })
      found.set(picture.id, known)
    }
  return [...found.values()]
}

/**
 * Everything that can name a picture, as text: documents, drafts, publications with what was before them, and settings of
 * branches. Drafts cannot be written until the transaction ends.
 */
export async function* textsWithPictures(ctx: Ctx): AsyncGenerator<string> {
  const { db } = ctx
  await lockDrafts(db)
  for (const { document } of allDocuments(await readPublished(db))) yield JSON.stringify(document)
  for (const draft of await db.selectFrom('drafts').select('document_json').execute())
    yield draft.document_json ?? ''
  for (const own of await db.selectFrom('branch_settings').select(['value', 'media_json']).execute())
    yield `${own.value} ${own.media_json}`
  for (let after = ''; ;) {
    const some = await db
      .selectFrom('publications')
      .select(['id', 'edits_json'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PUBLICATIONS_AT_ONCE)
      .execute()
    for (const { edits_json } of some) yield edits_json
    const last = some.at(-1)
    if (!last) return
    after = last.id
  }
}
