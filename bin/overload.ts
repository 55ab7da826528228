import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorBody } from '#contract/errors.ts'
import { isApiPath, pathBelowBranch } from '#api/http/branch-address.ts'
import { cacheKeyParts } from '#api/http/cache-key.ts'
import { askedLanguage, chooseLanguage } from '#api/http/language.ts'
import { builtInLanguages, builtInMessages } from '#domain/i18n/catalogue.ts'
import { type Admission, createAdmission, type Rank } from './admission.ts'
import { createErrorDocuments } from './error-page.ts'

/**
 * Files and what operators ask cost little, and the signs of life have to be answered above all under load. Hashing
 * passwords has a queue of its own, in other threads: pages must not wait for it.
 */
const UNLIMITED =
  /^\/(?:healthz|readyz|metrics|sw\.js|manifest\.webmanifest)$|^\/(?:assets|media|icons|backoffice\/assets)\/|^\/api\/(?:login|register|reset-password|staff\/sign-in)(?:\/|$)/
/** Ordering, paying, and what the staff needs for it. */
const FIRST =
  /^\/api\/(?:staff|checkout|orders|payments|me\/orders|areas|me\/addresses|working-hours)(?:\/|$)|^\/(?:checkout|backoffice)(?:[/.?]|$)/

/** Live streams, which stay open: they take a place only while they start. */
const STREAM = /\/live$/

const SENTENCE = 'We cannot do this at the moment. Please try again shortly.'
const RETRY_AFTER = '2'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Keeps an overloaded server fast for those it serves: beyond what it can do soon, requests wait by rank, and those that
 * would wait too long are answered 503 with `Retry-After`, in the language of the caller, before anything is done for them.
 */
export function limitLoad(listener: Listener, admission: Admission = createAdmission()): Listener {
  const documents = createErrorDocuments()

  function refuse(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '/'
    const keyParts = cacheKeyParts((name) => request.headers[name])
    const wanted = /[?&]lang=([\w-]+)/.exec(url)?.[1]
    const languages = (initial: string) => ({ codes: builtInLanguages, initial })
    if (isApiPath(url)) {
      const language = askedLanguage(wanted, keyParts, languages('en')) ?? 'en'
      const message = builtInMessages(language)[SENTENCE] ?? SENTENCE
      const body: ErrorBody = { message, code: 'unavailable' }
      const headers = {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'retry-after': RETRY_AFTER,
      }
      response.writeHead(503, headers).end(JSON.stringify(body))
      return
    }
    const { html, headers } = documents(chooseLanguage(wanted, keyParts, languages('de')), 503)
    response.writeHead(503, { ...headers, 'retry-after': RETRY_AFTER })
    response.end(request.method === 'HEAD' ? undefined : html)
  }

  return (request, response) => {
    const url = request.url ?? '/'
    const rank = rankOf(url)
    if (!rank) return listener(request, response)
    admission.admit({
      rank,
      start: (onEnd) => {
        response.once('close', onEnd)
        listener(request, response)
        if (STREAM.test(pathOf(url))) onEnd()
      },
      refuse: () => refuse(request, response),
      isGone: () => response.destroyed,
    })
  }
}

/** Undefined for what is never refused. */
export function rankOf(url: string): Rank | undefined {
  const path = pathBelowBranch(pathOf(url))
  if (UNLIMITED.test(path)) return undefined
  return FIRST.test(path) ? 'first' : 'other'
}

const pathOf = (url: string): string => url.replace(/[?#].*/s, '')
