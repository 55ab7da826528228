import { z } from 'zod'
import { DocumentId, documentEndpoints, Slug, translationsOf } from './documents.ts'
import { endpoint } from './endpoint.ts'
import { Html, Id, Instant, LanguageCode, Line, Text } from './primitives.ts'

const Before = z.object({
  before: z
    .string()
    .regex(/^\w{1,64}$/)
    .optional(),
})
const byId = z.object({ id: z.string().regex(/^\w{1,64}$/) })

/** A message from the contact form as the staff reads it. */
export const ContactMessage = z
  .object({
    id: Id,
    sentAt: Instant,
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    isHandled: z.boolean(),
  })
  .meta({ id: 'ContactMessage' })
export type ContactMessage = z.output<typeof ContactMessage>

export const listContactMessages = endpoint({
  id: 'listContactMessages',
  method: 'GET',
  path: '/staff/messages',
  auth: 'staff',
  permission: 'messages.read',
  summary: 'Messages of the contact form, the newest first, fifty at a time',
  query: Before,
  response: z.array(ContactMessage),
})

export const handleContactMessage = endpoint({
  id: 'handleContactMessage',
  method: 'POST',
  path: '/staff/messages/{id}/handled',
  auth: 'staff',
  permission: 'messages.handle',
  summary: 'Marks a message as handled, or as open again',
  params: byId,
  body: z.object({ isHandled: z.boolean() }),
  response: ContactMessage,
})

const PageName = Line(120)
const PageText = Html(100_000)

/** A static page; its HTML is sanitised when it is saved. */
export const PageDocument = z
  .object({
    name: PageName.min(1),
    text: PageText,
    translations: translationsOf({ name: PageName, text: PageText }),
    slug: Slug,
    isPopup: z.boolean(),
    onHeader: z.boolean(),
    onFooter: z.boolean(),
    position: z.int().min(0).max(10_000),
  })
  .meta({ id: 'PageDocument' })
export type PageDocument = z.output<typeof PageDocument>

/** A code that says how numbers and dates are written: `de-de-de` has the form of one and is none. */
const KnownCode = LanguageCode.max(35).refine((code) => {
  try {
    return Intl.getCanonicalLocales(code).length > 0
  } catch {
    return false
  }
}, 'This value does not have the form that is expected')

/** The languages of the shop in their order; there is one such document, `shop`. */
export const LanguagesDocument = z
  .object({
    languages: z
      .array(z.object({ id: DocumentId, code: KnownCode, name: Line(60).min(1), isRtl: z.boolean() }))
      .min(1)
      .max(30),
    /** The code of the restaurant's own language. */
    initial: LanguageCode,
  })
  .meta({ id: 'LanguagesDocument' })
export type LanguagesDocument = z.output<typeof LanguagesDocument>

/** PostgreSQL keeps sources in an index, whose entries have 2704 bytes at most. */
const LONGEST_SOURCE = 800

/** The restaurant's own translations into one language; the id of the document is the code of the language. */
export const TranslationDocument = z
  .object({
    texts: z.array(z.object({ source: Text(LONGEST_SOURCE).min(1), text: Text(4_000).min(1) })).max(5_000),
  })
  .meta({ id: 'TranslationDocument' })
export type TranslationDocument = z.output<typeof TranslationDocument>

const permission = 'content.write'

export const { listPageDocuments, getPageDocument, savePageDocument, removePageDocument } = documentEndpoints(
  {
    name: 'Page',
    path: 'pages',
    schema: PageDocument,
    permission,
    what: 'pages',
  },
)

export const { getLanguagesDocument, saveLanguagesDocument } = documentEndpoints({
  name: 'Languages',
  path: 'languages',
  schema: LanguagesDocument,
  permission,
  what: 'lists of languages',
})

export const { listTranslationDocuments, getTranslationDocument, saveTranslationDocument } =
  documentEndpoints({
    name: 'Translation',
    path: 'translations',
    schema: TranslationDocument,
    permission,
    what: 'translations by language',
  })
