import type { Hono } from 'hono'
import { saveMenuDrafts } from '#contract/menu-drafts.ts'
import * as contract from '#contract/publishing.staff.ts'
import { getSetUp } from '#contract/publishing-set-up.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { mountFile } from '../http/mount-file.ts'
import { checkLaw, checkPrices } from './check-drafts.ts'
import { discardDraft } from './discard-draft.ts'
import { documentRoutes } from './document-routes.ts'
import { exportDocuments } from './export-documents.ts'
import { importDocuments } from './import-documents.ts'
import { listDrafts, listPublications } from './publications.queries.ts'
import { previewLink } from './preview-link.ts'
import { publishDrafts } from './publish-drafts.ts'
import { readSetUp } from './read-set-up.ts'
import { saveDrafts } from './save-drafts.ts'
import { takeBackPublication } from './take-back.ts'

export function publishingStaffRoutes(app: Hono<AppEnv>): void {
  documentRoutes(app)
  mount(app, saveMenuDrafts, ({ ctx, body }) => saveDrafts(ctx, body.documents))
  mount(app, getSetUp, ({ ctx }) => readSetUp(ctx))
  mount(app, contract.listDrafts, ({ ctx }) => listDrafts(ctx))
  mount(app, contract.checkPrices, ({ ctx }) => checkPrices(ctx))
  mount(app, contract.checkLaw, ({ ctx }) => checkLaw(ctx))
  mount(app, contract.discardDraft, ({ ctx, params, query }) => discardDraft(ctx, params, query.version))
  mount(app, contract.publishDrafts, ({ ctx, body }) => publishDrafts(ctx, body.drafts))
  mount(app, contract.listPublications, ({ ctx, query }) => listPublications(ctx, query.before))
  mount(app, contract.takeBackPublication, ({ ctx, params }) => takeBackPublication(ctx, params.id))
  mount(app, contract.getPreviewLink, async ({ ctx }) => previewLink(ctx))
  mountFile(app, contract.exportDocuments, ({ ctx }) => exportDocuments(ctx))
  mount(app, contract.importDocuments, ({ ctx, body, query }) =>
    importDocuments(ctx, body, query.look !== undefined),
  )
}
