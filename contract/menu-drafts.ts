import { z } from 'zod'
import { DocumentId } from './documents.ts'
import { endpoint } from './endpoint.ts'
import {
  CategoryDocument,
  ComboDocument,
  ExtraDocument,
  MenuOrderDocument,
  NoticeDocument,
  ProductDocument,
  VariantDocument,
} from './menu.staff.ts'

const written = <const Kind extends string, Schema extends z.ZodType>(kind: Kind, document: Schema) =>
  z.object({
    kind: z.literal(kind),
    id: DocumentId,
    /** The version at which it was read; left out for a new one. */
    version: z.string().max(64).optional(),
    /** Null removes it. */
    document: document.nullable(),
  })

/** A document of the menu as it is to be. */
export const WrittenDocument = z
  .discriminatedUnion('kind', [
    written('notice', NoticeDocument),
    written('category', CategoryDocument),
    written('extra', ExtraDocument),
    written('variant', VariantDocument),
    written('product', ProductDocument),
    written('combo', ComboDocument),
    written('menu-order', MenuOrderDocument),
  ])
  .meta({ id: 'WrittenDocument' })
export type WrittenDocument = z.output<typeof WrittenDocument>

export const saveMenuDrafts = endpoint({
  id: 'saveMenuDrafts',
  method: 'POST',
  path: '/staff/menu-drafts',
  auth: 'staff',
  permission: 'menu.write',
  needsAllBranches: true,
  summary: 'Drafts several documents of the menu, all or none; 409 names those that changed in the meantime',
  body: z.object({ documents: z.array(WrittenDocument).min(1).max(2_000) }),
  maxBody: 16 * 1024 * 1024,
  /** Where each of them stands now; without a version it is gone. */
  response: z.array(z.object({ kind: z.string(), id: z.string(), version: z.string().nullable() })),
})
