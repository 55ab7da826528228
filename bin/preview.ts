import type { HttpBindings } from '@hono/node-server'
import { type AppOptions, createApp } from '#api/app.ts'
import { createPreview, type Preview } from '#api/composition/create-preview.ts'
import { loadCatalogue } from '#api/content/index.ts'
import type { Deps } from '#api/context.ts'
import { readCookie } from '#api/http/cache-key.ts'
import { type PreviewScope, readPreviewLink } from '#api/publishing/index.ts'
import { loadSharedSettings } from '#api/settings/index.ts'
import { MAIN_BRANCH } from '#contract/main-branch.ts'
import { isOwnPath } from '#domain/text/own-path.ts'
import { createErrorPage } from './error-page.ts'
import { createPages, type Pages } from './pages.ts'
import { previewBanner } from './preview-banner.ts'
import type { Storefront } from './storefront-build.ts'

type Asking = { cookie?: string | undefined; referer?: string | undefined }

export type PreviewShop = {
  /** Whether a request comes from a browser that has opened a link to the preview. */
  isAsked(headers: Pick<Asking, 'cookie'>): boolean
  /** The same for calls of the API, without those of the pages of the back office. */
  isCalled(headers: Asking): boolean
  /** Answers a link to the preview: this browser sees it from now on, until the link ends. */
  open(request: Request, token: string): Response
  /** This browser sees the shop again as guests do. */
  end(): Response
  page(request: Request): Promise<Response>
  /** A call of the API. */
  call(request: Request, bindings: HttpBindings): Promise<Response>
}

type Opened = { preview: Preview; api: ReturnType<typeof createApp>; pages: Pages }

/** The cookie of browsers that have opened a link to the preview. */
export const PREVIEW_COOKIE = 'preview'
/** The cookies that say how the shop is shown; those of a person stay outside. */
const SHOWN_BY = ['lang', 'branch', 'XSRF-TOKEN']
/** How many previews are kept: one for members of all branches, and of those with some branches who asked last. */
const MOST_OPEN = 4
/** Pages are rendered when they are asked for, and not before. */
const NEVER_MS = 2 ** 31 - 1

const PRIVATE = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
}

/**
 * The shop with what is drafted, at the addresses of the shop itself, for browsers that came by a link. A signed
 * cookie tells them apart; no cache of the server looks at these requests or keeps their answers. The preview is made
 * when it is first asked for.
 */
export function createPreviewShop(
  real: Deps,
  storefront: Storefront,
  options: Pick<AppOptions, 'publicUrl' | 'trustProxy'> = {},
): PreviewShop {
  const errorPage = createErrorPage()
  const attributes = `Path=/; HttpOnly; SameSite=Lax${options.publicUrl?.startsWith('https:') ? '; Secure' : ''}`
  const opened = new Map<string, Promise<Opened>>()

  async function openShop(branchIds: PreviewScope): Promise<Opened> {
    const preview = await createPreview(real, branchIds)
    const api = createApp(preview.deps, { ...options, isPreview: true })
    return {
      preview,
      api,
      pages: createPages(preview.deps, api, storefront, { ...options, quietMs: NEVER_MS }),
    }
  }

  /** The shop that the link of a browser shows; links of members of the same branches share one. */
  function shop(request: Request): Promise<Opened> {
    const link = scopeOf(request.headers.get('cookie') ?? '')
    const branchIds = link ? link.branchIds : []
    const key = JSON.stringify(branchIds && branchIds.toSorted())
    const found =
      opened.get(key) ??
      openShop(branchIds).catch((error: unknown) => {
        opened.delete(key)
        throw error
      })
    // The one that was asked last stands at the end.
    opened.delete(key)
    opened.set(key, found)
    const [first] = opened.keys()
    if (opened.size > MOST_OPEN && first !== undefined) opened.delete(first)
    return found
  }

  const scopeOf = (cookie: string) => {
    const token = readCookie(cookie, PREVIEW_COOKIE)
    return token === '' ? undefined : readPreviewLink(real, token)
  }
  const isAsked: PreviewShop['isAsked'] = ({ cookie = '' }) => scopeOf(cookie) !== undefined

  return {
    isAsked,
    isCalled: (headers) =>
      isAsked(headers) && !URL.parse(headers.referer ?? '')?.pathname.startsWith('/backoffice/'),

    open(request, token) {
      if (readPreviewLink(real, token) === undefined) return errorPage(request, 410)
      const to = new URL(request.url).searchParams.get('to') ?? '/'
      return seeOther(isOwnPath(to) ? to : '/', `${PREVIEW_COOKIE}=${token}; ${attributes}`)
    },

    end: () => seeOther('/', `${PREVIEW_COOKIE}=; Max-Age=0; ${attributes}`),

    async page(request) {
      const { preview, pages } = await shop(request)
      const state = await preview.follow()
      const answer = await pages.answer(withoutPerson(request))
      if (!answer.headers.get('content-type')?.includes('text/html')) return asPrivate(answer)
      const html = await answer.text()
      const language =
        answer.headers.get('content-language') ?? /<html lang="([\w-]+)"/.exec(html)?.[1] ?? 'de'
      const [messages, settings] = await Promise.all([
        loadCatalogue(preview.deps, { language, branchId: MAIN_BRANCH }),
        loadSharedSettings(preview.deps),
      ])
      const banner = previewBanner(state, {
        language,
        messages,
        timeZone: settings.TIME_ZONE,
        canEnd: request.headers.get('sec-fetch-dest') !== 'iframe',
      })
      return asPrivate(
        new Response(
          html.replace('</body>', () => `${banner}</body>`),
          answer,
        ),
      )
    },

    async call(request, bindings) {
      const { preview, api } = await shop(request)
      await preview.follow()
      return asPrivate(await api.fetch(withoutPerson(request), bindings))
    },
  }
}

/** The request of anybody: without the sign-ins of its browser, and without what it has of the real shop. */
function withoutPerson(request: Request): Request {
  const headers = new Headers(request.headers)
  const cookies = SHOWN_BY.map((name) => [name, readCookie(headers.get('cookie') ?? '', name)])
  headers.set('cookie', cookies.map(([name, value]) => `${name}=${value}`).join('; '))
  for (const name of ['authorization', 'if-none-match', 'accept-encoding']) headers.delete(name)
  const { method, body } = request
  return new Request(request.url, { method, headers, ...(body && { body, duplex: 'half' }) })
}

/** Nobody keeps it, no search engine lists it, and the back office may show it in a frame. */
function asPrivate(answer: Response): Response {
  const headers = new Headers({ ...Object.fromEntries(answer.headers), ...PRIVATE })
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie)
  const policy = headers.get('content-security-policy')
  if (policy)
    headers.set('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
  for (const name of ['etag', 'content-length']) headers.delete(name)
  return new Response(answer.body, { status: answer.status, headers })
}

const seeOther = (location: string, cookie: string): Response =>
  new Response(null, { status: 303, headers: { ...PRIVATE, location, 'set-cookie': cookie } })
