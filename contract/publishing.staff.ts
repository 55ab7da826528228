import { z } from 'zod'
import { DocumentKind } from './document-kinds.ts'
import { DocumentId, DocumentState } from './documents.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant, Money } from './primitives.ts'

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

/**
 * A draft with the version at which it is published, who saved it last and when. One that `isBroken` stays a draft until it
 * is mended or discarded: it cannot be read, names what is gone, or takes away what is named.
 */
export const Draft = DocumentChange.extend({
  version: z.string(),
  isBroken: z.boolean(),
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

/** Something that the law asks about. Drafts that would newly bring about what is `red` are not published. */
export const LawFinding = z
  .object({
    rule: z.string(),
    level: z.enum(['red', 'amber']),
    /** Where it comes from, for example `R-F1`. */
    statement: z.string(),
    /** The English text, the key of its translations. */
    text: z.string(),
    kind: DocumentKind,
    id: z.string(),
    name: z.string(),
    /** The field to mend. */
    field: z.string(),
    /** The document that has this field, where it is another one. */
    mendAt: DocumentRef.optional(),
  })
  .meta({ id: 'LawFinding' })
export type LawFinding = z.output<typeof LawFinding>

/** A finding among everything that is drafted. */
export const DraftedFinding = LawFinding.extend({
  /** Whether drafts stay drafts because of it; what is red already blocks nothing. */
  isBlocking: z.boolean(),
}).meta({ id: 'DraftedFinding' })
export type DraftedFinding = z.output<typeof DraftedFinding>

const NamedDocument = DocumentRef.extend({ name: z.string() })
export type NamedDocument = z.output<typeof NamedDocument>

/** The drafts that are left out because they are broken. */
const Broken = z.array(NamedDocument)

/** An earlier cart under the menu of today and under the drafted one; `after` of a line is null when it cannot be ordered. */
export const PriceCheckCart = z
  .object({
    before: Money,
    after: Money,
    difference: Money,
    isBelowMinimum: z.boolean(),
    problems: z.array(z.string()),
    lines: z.array(z.object({ name: z.string(), quantity: z.int(), before: Money, after: Money.nullable() })),
  })
  .meta({ id: 'PriceCheckCart' })
export type PriceCheckCart = z.output<typeof PriceCheckCart>

/** What the drafts do to the carts of the last orders. */
export const PriceCheck = z
  .object({
    carts: z.int(),
    unchanged: z.int(),
    differences: z.array(z.object({ difference: Money, carts: z.int() })),
    notOrderable: z.int(),
    belowMinimum: z.int(),
    /** Those that change, a hundred at most. */
    changed: z.array(PriceCheckCart),
    dearCombos: z.array(z.object({ id: z.string(), name: z.string(), price: Money, singlePrice: Money })),
    broken: Broken,
  })
  .meta({ id: 'PriceCheck' })
export type PriceCheck = z.output<typeof PriceCheck>

const Named = z.array(NamedDocument).optional()

/** What the answer 409 of a write of documents carries besides its message. */
export const DocumentRefusal = z.object({
  /** The document as somebody else has saved it, null when it is gone; only there when the version was another. */
  current: z.unknown().optional(),
  /** What still needs the document or a part of it. */
  usedIn: Named,
  /** What needs drafts that are not published with it. */
  incomplete: Named,
  /** What has newer drafts. */
  drafts: Named,
})
export type DocumentRefusal = z.output<typeof DocumentRefusal>

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
  /** The version that was seen; another one in the meantime is answered 409 unless the draft is broken. */
  query: z.object({ version: z.string().max(64) }),
  /** Where the document stands now; without a version there is none. */
  response: z.object({ version: z.string().nullable() }),
})

export const checkPrices = endpoint({
  id: 'checkPrices',
  method: 'GET',
  path: '/staff/drafts/price-check',
  auth: 'staff',
  permission,
  summary: 'The carts of the last 500 orders, priced as the menu is and as it is drafted',
  response: PriceCheck,
})

export const checkLaw = endpoint({
  id: 'checkLaw',
  method: 'GET',
  path: '/staff/drafts/law-check',
  auth: 'staff',
  permission,
  summary: 'What the law asks about in menu, settings and pages as they are drafted',
  response: z.object({ checkedAt: Instant, findings: z.array(DraftedFinding), broken: Broken }),
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
  /**
   * Without a publication there was nothing to publish. What would be newly red in the law check stays a draft, and so does
   * what is broken.
   */
  response: z.object({
    publication: Publication.nullable(),
    blocked: z.array(LawFinding),
    broken: Broken,
  }),
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

export const getPreviewLink = endpoint({
  id: 'getPreviewLink',
  method: 'GET',
  path: '/staff/preview-link',
  auth: 'staff',
  permission,
  summary: 'A link to the shop with everything that is drafted, for whoever has it, for a day',
  response: z.object({ path: z.string(), until: Instant }),
})

/** The documents of a restaurant as a file. */
export const ExportFile = z
  .object({
    format: z.literal('tischlein'),
    version: z.literal(1),
    documents: z.array(z.object({ kind: DocumentKind, id: DocumentId, document: z.unknown() })).max(5_000),
  })
  .meta({ id: 'ExportFile' })
export type ExportFile = z.output<typeof ExportFile>

export const exportDocuments = endpoint({
  id: 'exportDocuments',
  method: 'GET',
  path: '/staff/export',
  auth: 'staff',
  permission,
  summary: 'Everything that is published as a file; the same documents are the same bytes',
  response: z.string(),
  stream: 'file',
})

export const importDocuments = endpoint({
  id: 'importDocuments',
  method: 'POST',
  path: '/staff/import',
  auth: 'staff',
  permission,
  summary: 'Drafts the documents of a file, all or none; answers what differs from before',
  /** With `look` nothing is drafted: it says what would be. */
  query: z.object({ look: z.literal('1').optional() }),
  body: ExportFile,
  maxBody: 32 * 1024 * 1024,
  response: z.array(DocumentChange),
})
