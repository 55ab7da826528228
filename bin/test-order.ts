import { loadCatalogue } from '#api/content/index.ts'
import type { Deps } from '#api/context.ts'
import { readCookie } from '#api/http/cache-key.ts'
import { TEST_ORDER_COOKIE, testOrderEnd } from '#api/orders/index.ts'
import { loadSharedSettings } from '#api/settings/index.ts'
import { MAIN_BRANCH } from '#contract/main-branch.ts'
import { localeOf } from '#domain/i18n/locale-of.ts'
import { createErrorPage } from './error-page.ts'
import type { Pages } from './pages.ts'
import { shopBanner, translatorOf } from './shop-banner.ts'

export type TestOrders = {
  /** Whether what this browser orders is a test. */
  isAsked(headers: { cookie?: string | undefined }): boolean
  /** Answers a link: what this browser orders from now on is a test, until the link ends. */
  open(request: Request, token: string): Response
  /** What this browser orders counts again. */
  end(): Response
  /** A page of the shop, which says that orders are tests. */
  page(request: Request): Promise<Response>
}

const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }

/** Test orders are placed in the shop itself, by a browser that came by a link; a signed cookie tells it apart. */
export function createTestOrders(
  deps: Deps,
  pages: Pick<Pages, 'answer'>,
  { publicUrl }: { publicUrl?: string | undefined } = {},
): TestOrders {
  const errorPage = createErrorPage()
  const attributes = `Path=/; HttpOnly; SameSite=Lax${publicUrl?.startsWith('https:') ? '; Secure' : ''}`
  const endOf = (cookies: string) => {
    const token = readCookie(cookies, TEST_ORDER_COOKIE)
    return token === '' ? undefined : testOrderEnd(deps, token)
  }

  async function bannerFor(language: string, end: number): Promise<string> {
    const messages = await loadCatalogue(deps, { language, branchId: MAIN_BRANCH })
    const { TIME_ZONE: timeZone } = await loadSharedSettings(deps)
    const t = translatorOf(language, messages)
    const time = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short', timeZone }).format(end)
    return shopBanner({
      title: t('Test order'),
      text: t('Until {time} this browser orders on trial: nothing is made, paid or counted.', { time }),
      leave: { href: '/test-order/end', label: t('End the test') },
    })
  }

  return {
    isAsked: ({ cookie = '' }) => endOf(cookie) !== undefined,

    open(request, token) {
      const end = testOrderEnd(deps, token)
      if (end === undefined) return errorPage(request, 410)
      const maxAge = Math.floor((end - deps.clock()) / 1000)
      return seeOther(`${TEST_ORDER_COOKIE}=${token}; Max-Age=${maxAge}; ${attributes}`)
    },

    end: () => seeOther(`${TEST_ORDER_COOKIE}=; Max-Age=0; ${attributes}`),

    async page(request) {
      const end = endOf(request.headers.get('cookie') ?? '')
      const headers = new Headers(request.headers)
      // The note is written into the text of the page.
      for (const name of ['accept-encoding', 'if-none-match']) headers.delete(name)
      const { method, body } = request
      const answer = await pages.answer(
        new Request(request.url, { method, headers, ...(body && { body, duplex: 'half' }) }),
      )
      if (end === undefined || !answer.headers.get('content-type')?.includes('text/html')) return answer
      const html = await answer.text()
      const own = new Headers(answer.headers)
      for (const [name, value] of Object.entries(PRIVATE)) own.set(name, value)
      for (const name of ['etag', 'content-length']) own.delete(name)
      const language = /<html lang="([\w-]+)"/.exec(html)?.[1] ?? 'de'
      const banner = await bannerFor(language, end)
      return new Response(
        html.replace('</body>', () => `${banner}</body>`),
        { status: answer.status, headers: own },
      )
    },
  }
}

const seeOther = (cookie: string): Response =>
  new Response(null, { status: 303, headers: { ...PRIVATE, location: '/', 'set-cookie': cookie } })
