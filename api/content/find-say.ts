import type { Context } from 'hono'
import { formatMessage } from '#domain/i18n/format-message.ts'
import { MAIN_BRANCH } from '../context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { askedLanguage } from '../http/language.ts'
import type { Say } from '../http/errors.ts'
import { cacheKeyParts } from '../http/cache-key.ts'
import { loadCatalogue, loadLanguages } from './content.queries.ts'

/** The language of error messages for a request: the one that was requested, English where none was. */
export async function findSay(c: Context<AppEnv>): Promise<Say> {
  const deps = c.get('deps')
  const keyParts = cacheKeyParts((name) => c.req.header(name))
  const language = askedLanguage(c.req.query('lang'), keyParts, await loadLanguages(deps)) ?? 'en'
  // A call may be refused before its context exists.
  const ctx: AppEnv['Variables']['ctx'] | undefined = c.get('ctx')
  const catalogue = await loadCatalogue(deps, { language, branchId: ctx?.branchId ?? MAIN_BRANCH })
  return (sentence) => {
    const { text, params } = typeof sentence === 'string' ? { text: sentence, params: {} } : sentence
    return formatMessage(catalogue[text] ?? text, params, language)
  }
}
