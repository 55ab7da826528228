import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorBody } from '#contract/errors.ts'
import { isApiPath, pathBelowBranch } from '#api/http/branch-address.ts'
import { cacheKeyParts } from '#api/http/cache-key.ts'
import { callerAddress } from '#api/http/caller-address.ts'
import { askedLanguage, chooseLanguage } from '#api/http/language.ts'
import { isThisMachine, rateLimitKey } from '#api/http/try-limit.ts'
import { builtInLanguages, builtInMessages } from '#domain/i18n/catalogue.ts'
import { type Admission, createAdmission, type Job, type Rank } from './admission.ts'
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

/** They cost little once they are open, but many of them together want to be opened again. */
const LIVE = /^\/api\/(?:staff|orders\/[^/]+)\/live$/

const SENTENCE = 'We cannot do this at the moment. Please try again shortly.'
const RETRY_AFTER = '2'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Keeps an overloaded server fast for those it serves: beyond what it can do soon, requests wait by rank, and those that
 * would wait too long are answered 503 with `Retry-After`, in the language of the caller, before anything is done for them.
 */
export function limitLoad(
  listener: Listener,
  { admission = createAdmission(), trustProxy = 0 }: { admission?: Admission; trustProxy?: number } = {},
): Listener {
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
    const rank = rankOf(request.url ?? '/')
    if (!rank) return listener(request, response)
    const job: Job = {
      rank,
      ...(rank === 'live' && { holder: holderOf(request, trustProxy) }),
      start(onEnd) {
        if (!isSent(request)) {
          onEnd()
          return whenSent(request, () => admission.admit(job))
        }
        response.once('close', onEnd)
        whenAnswered(response, onEnd)
        return listener(request, response)
      },
      refuse: () => refuse(request, response),
      isGone: () => response.destroyed,
    }
    return admission.admit(job)
  }
}

/** Who opens which live stream; an address that identifies nobody is as good as none. */
function holderOf({ url = '/', headers, socket }: IncomingMessage, trustProxy: number): string {
  const forwarded = headers['x-forwarded-for']
  const address = callerAddress(socket.remoteAddress ?? '', forwarded?.toString(), trustProxy)
  return `${isThisMachine(address) ? '' : rateLimitKey(address)} ${pathOf(url)}`
}

/**
 * Whether there is something to do for the server: a body that its client sends slowly, or never, must not take the
 * place of an order. Of a large one, as much has come as is kept before it is read.
 */
function isSent(request: IncomingMessage): boolean {
  return request.complete || request.readableLength >= request.readableHighWaterMark
}

function whenSent(request: IncomingMessage, go: () => void): void {
  const look = () => {
    if (!isSent(request)) return
    request.off('readable', look)
    go()
  }
  request.on('readable', look)
}

/** Calls back with the head of the answer: a live stream stays open after it, and a slow client reads on for long. */
function whenAnswered(response: ServerResponse, onHead: () => void): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (...args: unknown[]) => {
    onHead()
    return writeHead(...args)
  }
}

/** Undefined for what is never refused. */
export function rankOf(url: string): Rank | undefined {
  const path = pathOf(url)
  if (UNLIMITED.test(path)) return undefined
  if (LIVE.test(path)) return 'live'
  return FIRST.test(path) ? 'first' : 'other'
}

const pathOf = (url: string): string => pathBelowBranch(url.replace(/[?#].*/s, ''))
