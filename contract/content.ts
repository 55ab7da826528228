import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, LanguageCode } from './primitives.ts'

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
