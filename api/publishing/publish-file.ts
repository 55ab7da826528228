import type { ExportFile } from '#contract/publishing.staff.ts'
import { documentKinds, withEdits } from '#domain/publishing/document-set.ts'
import { withWholeOrder } from '#domain/publishing/menu-order.ts'
import type { Ctx } from '../context.ts'
import { writePublished } from './document-stores.ts'
import { readFile } from './import-documents.ts'
import { refuseIncomplete } from './refuse.ts'
import { readWorkspace } from './workspace.ts'

/**
 * Shows guests the documents of a file at once, for a shop that nobody has seen yet: without drafts, checks and lines in
 * the log. Call it in the transaction that sets the shop up, for a member who may write all of it. Throws as
 * `importDocuments` does.
 */
export async function publishFile(ctx: Ctx, file: ExportFile): Promise<void> {
  const { published } = await readWorkspace(ctx.db)
  const target = withWholeOrder(withEdits(published, readFile(ctx, published, file)))
  refuseIncomplete(published, target)
  await writePublished(ctx.db, target, new Set(documentKinds))
}
