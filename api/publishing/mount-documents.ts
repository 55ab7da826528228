import type { Hono } from 'hono'
import type { z } from 'zod'
import type { DocumentKind } from '#contract/document-kinds.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { publishingMessages } from '#domain/publishing/publishing-messages.ts'
import type { AnyDocument } from '#domain/publishing/document-set.ts'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/errors.ts'
import { mount } from '../http/mount.ts'
import { isVisible } from './member-branches.ts'
import { removeDocument } from './remove-document.ts'
import { saveDocument } from './save-document.ts'
import { type Entry, entriesOf, entryOf, readWorkspace } from './workspace.ts'

type ById = z.ZodType<{ id: string }>
type AtVersion = z.ZodType<{ version?: string | undefined }>
type Shown = z.ZodType<Entry>

/** The calls of one kind of documents (contract/documents.ts); some kinds do not have all of them. */
type Calls = {
  list?: Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType<Entry[]>>
  get: Endpoint<ById, z.ZodType, z.ZodType, Shown>
  save: Endpoint<ById, AtVersion, z.ZodType<AnyDocument>, Shown>
  remove?: Endpoint<ById, AtVersion, z.ZodType, z.ZodType<Entry | null>>
}

/** Mounts the calls of one kind of documents. */
export function mountDocuments(app: Hono<AppEnv>, kind: DocumentKind, calls: unknown): void {
  const { list, get, save, remove } = calls as Calls
  if (list)
    mount(app, list, async ({ ctx }) =>
      entriesOf(await readWorkspace(ctx.db), kind).filter((entry) => isVisible(ctx, kind, entry)),
    )
  mount(app, get, async ({ ctx, params }) => {
    const entry = entryOf(await readWorkspace(ctx.db), { kind, id: params.id })
    if (!entry || !isVisible(ctx, kind, entry)) throw new AppError('not_found', publishingMessages.noDocument)
    return entry
  })
  mount(app, save, ({ ctx, params, query, body }) =>
    saveDocument(ctx, { kind, id: params.id }, body, query.version),
  )
  if (remove)
    mount(app, remove, ({ ctx, params, query }) =>
      removeDocument(ctx, { kind, id: params.id }, query.version),
    )
}
