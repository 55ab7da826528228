import type { FakeAnswer, FakeRequest } from './serve-fake.ts'

export type Choice = 'Pay' | 'Decline' | 'Cancel'

/** The page of a fake provider on which a buyer pays; it lies at `/pay/<ref>`. */
export type PaymentPage = {
  provider: string
  /** What is to be paid, e.g. `23.90 EUR for order A1001`; null when there is nothing (any more). */
  show(ref: string): string | null
  /** Does what the buyer chose; answers where the browser goes on, or null when it stays on the page. */
  choose(ref: string, choice: Choice): string | null
}

/** The answer for an address of the page; null for all other addresses. */
export function showPage(page: PaymentPage, { method, url, body }: FakeRequest): FakeAnswer | null {
  const [, ref] = /^\/pay\/([\w-]+)$/.exec(url.pathname) ?? []
  if (ref === undefined) return null
  const choice = new URLSearchParams(body).get('choice')
  const location = method === 'POST' && page.show(ref) !== null ? page.choose(ref, choice as Choice) : null
  if (location !== null) return { status: 303, html: '', headers: { location } }
  return { status: 200, html: pageOf(page.provider, page.show(ref), method === 'POST') }
}

function pageOf(provider: string, request: string | null, wasRefused: boolean): string {
  const button = (choice: Choice) => `<button name="choice" value="${choice}">${choice}</button>`
  const choices = `<form method="post">${button('Pay')} ${button('Decline')} ${button('Cancel')}</form>`
  const refusal = wasRefused ? '<p role="alert">Your payment was declined.</p>' : ''
  const content =
    request === null ? '<p>There is nothing to pay here.</p>' : `<p>${request}</p>${refusal}${choices}`
  return `<!doctype html><html lang="en"><title>${provider}</title><link rel="icon" href="data:,"><h1>${provider}</h1>${content}</html>`
}
