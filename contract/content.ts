import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { SpamTrap } from './spam-trap.ts'
import { Id, LanguageCode, Line, Text } from './primitives.ts'

/** A static page; `text` is sanitised HTML (spec 3). */
export const Page = z
  .object({
    id: Id,
    slug: z.string(),
    name: z.string(),
    text: z.string(),
    isPopup: z.boolean(),
    onHeader: z.boolean(),
    onFooter: z.boolean(),
  })
  .meta({ id: 'Page' })
export type Page = z.output<typeof Page>

/** A language of the shop; `name` is what its speakers call it. */
export const Language = z
  .object({ id: Id, code: LanguageCode, name: z.string(), isDefault: z.boolean(), isRtl: z.boolean() })
  .meta({ id: 'Language' })
export type Language = z.output<typeof Language>

export const listPages = endpoint({
  id: 'listPages',
  method: 'GET',
  path: '/pages',
  auth: 'public',
  summary: 'The static pages',
  response: z.array(Page),
  cache: 'content',
})

export const listLanguages = endpoint({
  id: 'listLanguages',
  method: 'GET',
  path: '/languages',
  auth: 'public',
  summary: 'The languages of the shop',
  response: z.array(Language),
  cache: 'content',
})

export const getTranslations = endpoint({
  id: 'getTranslations',
  method: 'GET',
  path: '/translations',
  auth: 'public',
  summary: 'The map from English interface text to its translation, as a JSON string',
  query: z.object({ lang: LanguageCode.optional() }),
  response: z.string(),
  envelope: 'none',
  cache: 'content',
})

/** The contact form (spec 3, 5). */
export const ContactForm = z
  .object({
    fname: Line(80).default(''),
    lname: Line(80).default(''),
    email: Line(254).default(''),
    subject: Line(160).default(''),
    message: Text(5_000).default(''),
    terms: z.boolean().default(false),
    ...SpamTrap,
  })
  .meta({ id: 'ContactForm' })
export type ContactForm = z.output<typeof ContactForm>

export const sendContactMessage = endpoint({
  id: 'sendContactMessage',
  method: 'POST',
  path: '/contact',
  auth: 'public',
  summary: 'Sends the restaurant a message',
  body: ContactForm,
  response: z.null(),
  idempotent: true,
})

export const getContentVersion = endpoint({
  id: 'getContentVersion',
  method: 'GET',
  path: '/content-version',
  auth: 'public',
  cache: 'content',
  summary: 'A number that changes with everything guests read: menu, prices, times, what is sold out',
  response: z.object({ version: z.int() }),
})
