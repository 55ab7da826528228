import type { Context } from 'hono'
import { MAIN_BRANCH } from '#contract/main-branch.ts'
import { builtInLanguages, builtInMessages } from '#domain/i18n/catalogue.ts'
import { formatMessage } from '#domain/i18n/format-message.ts'
import type { AppEnv } from '../http/app-env.ts'
import { askedLanguage } from '../http/language.ts'
import type { Say } from '../http/errors.ts'
import { cacheKeyParts } from '../http/cache-key.ts'
import { loadCatalogue, loadLanguages } from './content.queries.ts'

/**
 * The language of error messages for a request: the one that was requested, English where none was. Never throws: where
 * the messages of the restaurant cannot be read, the built-in ones are used.
 */
export async function findSay(c: Context<AppEnv>): Promise<Say> {
  try {
    return await findOwnSay(c)
  } catch (error) {
    c.get('deps').log.info('the messages could not be read', { error: String(error).slice(0, 300) })
    const keyParts = cacheKeyParts((name) => c.req.header(name))
    const languages = { codes: builtInLanguages, initial: 'en' }
    const language = askedLanguage(c.req.query('lang'), keyParts, languages) ?? 'en'
    return sayIn(language, builtInMessages(language))
  }
}

async function findOwnSay(c: Context<AppEnv>): Promise<Say> {
  const deps = c.get('deps')
  const keyParts = cacheKeyParts((name) => c.req.header(name))
  const language = askedLanguage(c.req.query('lang'), keyParts, await loadLanguages(deps)) ?? 'en'
  // A call may be refused before its context exists.
  const ctx: AppEnv['Variables']['ctx'] | undefined = c.get('ctx')
  const catalogue = await loadCatalogue(deps, { language, branchId: ctx?.branchId ?? MAIN_BRANCH })
  return sayIn(language, catalogue)
}

const sayIn =
  (language: string, catalogue: Readonly<Record<string, string>>): Say =>
  (sentence) => {
    const { text, params } = typeof sentence === 'string' ? { text: sentence, params: {} } : sentence
    return formatMessage(catalogue[text] ?? text, params, language)
  }
