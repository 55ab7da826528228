import { z } from 'zod'
import { DocumentKind } from './document-kinds.ts'
import { DocumentId, DocumentState } from './documents.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant } from './primitives.ts'

const permission = 'publish'

/** Which document. */
export const DocumentRef = z.object({ kind: DocumentKind, id: DocumentId }).meta({ id: 'DocumentRef' })
export type DocumentRef = z.output<typeof DocumentRef>

/** A value as people read it: a text, a number, yes or no, or a list of names. Amounts of money are decimal euros. */
const ReadValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])

/** One thing that differs: `price` of the part `large`, from 16.9 to 17.5. The screen has the words for each field. */
export const FieldChange = z
  .object({
    field: z.string(),
    /** The name of the size, option or slot that it belongs to. */
    part: z.string().nullable(),
    /** The language of a translation. */
    language: z.string().nullable(),
    before: ReadValue,
    after: ReadValue,
  })
  .meta({ id: 'FieldChange' })
export type FieldChange = z.output<typeof FieldChange>

/** What was or will be done to one document, in the words of people. */
export const DocumentChange = z
  .object({
    kind: DocumentKind,
    id: z.string(),
    /** The restaurant's own word for it. */
    name: z.string(),
    state: DocumentState,
    changes: z.array(FieldChange),
  })
  .meta({ id: 'DocumentChange' })
export type DocumentChange = z.output<typeof DocumentChange>

/** A draft with the version at which it is published, who saved it last and when. */
export const Draft = DocumentChange.extend({
  version: z.string(),
  savedAt: Instant,
  savedBy: z.string(),
}).meta({ id: 'Draft' })
export type Draft = z.output<typeof Draft>

/** Drafts that were published together. */
export const Publication = z
  .object({
    id: Id,
    publishedAt: Instant,
    publishedBy: z.string(),
    contentVersion: z.int(),
    documents: z.array(DocumentChange),
  })
  .meta({ id: 'Publication' })
export type Publication = z.output<typeof Publication>

export const listDrafts = endpoint({
  id: 'listDrafts',
  method: 'GET',
  path: '/staff/drafts',
  auth: 'staff',
  permission,
  summary: 'Everything that is drafted and not published, with every change',
  response: z.array(Draft),
})

export const discardDraft = endpoint({
  id: 'discardDraft',
  method: 'DELETE',
  path: '/staff/drafts/{kind}/{id}',
  auth: 'staff',
  permission,
  summary: 'Forgets a draft; the document is again as guests see it',
  params: DocumentRef,
  response: z.null(),
})

export const publishDrafts = endpoint({
  id: 'publishDrafts',
  method: 'POST',
  path: '/staff/publish',
  auth: 'staff',
  permission,
  summary: 'Publishes all drafts or those that are named, all or nothing',
  body: z.object({
    /** With the version that was seen, another one in the meantime is answered 409; left out: all drafts as they are. */
    drafts: z
      .array(DocumentRef.extend({ version: z.string().max(64).optional() }))
      .min(1)
      .max(5_000)
      .optional(),
  }),
  response: Publication.nullable(),
})

export const listPublications = endpoint({
  id: 'listPublications',
  method: 'GET',
  path: '/staff/publications',
  auth: 'staff',
  permission,
  summary: 'What was published, the newest first, twenty at a time',
  query: z.object({
    /** The id of the last publication of the page before. */
    before: z
      .string()
      .regex(/^\w{1,64}$/)
      .optional(),
  }),
  response: z.array(Publication),
})

export const takeBackPublication = endpoint({
  id: 'takeBackPublication',
  method: 'POST',
  path: '/staff/publications/{id}/take-back',
  auth: 'staff',
  permission,
  summary: 'Drafts everything as it was before a publication',
  params: z.object({ id: z.string().regex(/^\w{1,64}$/) }),
  response: z.array(DocumentRef),
})
