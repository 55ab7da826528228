import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtInLanguages, builtInMessages } from '#domain/i18n/catalogue.ts'
import { cacheKeyParts } from '#api/http/cache-key.ts'
import { chooseLanguage } from '#api/http/language.ts'
import { SECURITY } from './document-headers.ts'
import { policyOfBuiltDocument } from './react-router-html.ts'

/** What went wrong with a page: the link has ended, the server itself, or the database is away. */
export type PageFailure = 410 | 500 | 503

const sentences: Record<PageFailure, string> = {
  410: 'This link to the preview has ended, or is not of this shop. Please ask for a new one.',
  500: 'Something went wrong on our side. Please try again.',
  503: 'We cannot do this at the moment. Please try again shortly.',
}
/** When browsers and search engines may come again, in seconds. */
const RETRY_AFTER = { 'retry-after': '5' }

const SHEETS = ['tokens.css', 'base.css', 'button.css']
const LAYOUT = `main { display: grid; gap: var(--space-4); max-inline-size: 34rem; margin-inline: auto;
  padding: 18vh var(--space-4) var(--space-16) } main .button { justify-self: start }`

type ErrorDocument = { html: string; headers: Record<string, string> }

/** The documents that guests see instead of a page that failed, each made once. */
export function createErrorDocuments(): (language: string, status: PageFailure) => ErrorDocument {
  const ui = join(import.meta.dirname, '../ui')
  const style = [...SHEETS.map((name) => readFileSync(join(ui, name), 'utf8')), LAYOUT].join('\n')
  const made = new Map<string, ErrorDocument>()
  return (language, status) => {
    const known = made.get(`${language} ${status}`)
    if (known) return known
    const html = documentIn(language, style, status)
    const headers = {
      ...SECURITY,
      ...(status === 503 && RETRY_AFTER),
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      'content-security-policy': policyOfBuiltDocument(html),
    }
    made.set(`${language} ${status}`, { html, headers })
    return { html, headers }
  }
}

/**
 * What a guest sees instead of a page that failed: a message and a retry. It is made without the database, in the
 * language that the guest has chosen, else in the one the browser prefers, else in German.
 */
export function createErrorPage(): (request: Request, status: PageFailure) => Response {
  const documents = createErrorDocuments()
  return ({ url, method, headers: sent }, status) => {
    const keyParts = cacheKeyParts((name) => sent.get(name) ?? undefined)
    const wanted = new URL(url).searchParams.get('lang') ?? undefined
    const language = chooseLanguage(wanted, keyParts, { codes: builtInLanguages, initial: 'de' })
    const { html, headers } = documents(language, status)
    return new Response(method === 'HEAD' ? null : html, { status, headers })
  }
}

function documentIn(language: string, style: string, status: PageFailure): string {
  const messages = builtInMessages(language)
  const t = (text: string): string => messages[text] ?? text
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>${t('That did not work')}</title>
<link rel="icon" href="/favicon.svg">
<style>${style}</style>
</head>
<body>
<main>
<h1>${t('That did not work')}</h1>
<p>${t(sentences[status])}</p>
${status === 410 ? `<a class="button" href="/">${t('To the menu')}</a>` : `<a class="button" href="">${t('Try again')}</a>`}
</main>
</body>
</html>`
}
