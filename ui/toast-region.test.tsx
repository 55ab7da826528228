import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { ToastRegion } from './toast-region.tsx'
import { PAGE, type Toast, toastStore } from './toasts.ts'

afterEach(() => void vi.restoreAllMocks())

/** The HTML of the region while it shows these messages. */
function shown(...toasts: Pick<Toast, 'tone' | 'text'>[]): string {
  const all = toasts.map((toast, id) => ({ ...toast, id, place: PAGE, duration: 0 }))
  vi.spyOn(toastStore, 'readOnServer').mockReturnValue(all)
  return renderToStaticMarkup(<ToastRegion closeLabel="Close" />)
}

const countOf = (html: string, part: string): number => html.split(part).length - 1

test('what announces messages politely is there before the first of them', () => {
  expect(shown()).toMatch(/<div[^>]* role="status"[^>]*><\/div>/)
})

test('every message is announced once: an error at once, the others politely and without those before them', () => {
  const html = shown(
    { tone: 'success', text: 'Saved' },
    { tone: 'error', text: 'Failed' },
    { tone: 'info', text: 'Closed' },
  )
  const [, polite = '', urgent = ''] =
    /role="status" aria-atomic="false">(.*)<\/div><div[^>]* role="alert">(.*)/.exec(html) ?? []
  expect(countOf(polite, '<div')).toBe(countOf(polite, '</div>'))
  expect(polite).toMatch(/Saved.*Closed/)
  expect(polite).not.toMatch(/Failed|role=/)
  expect(urgent).toContain('Failed')
  expect([html.match(/role="/g), html.match(/Saved|Failed|Closed/g)]).toMatchObject([
    { length: 2 },
    { length: 3 },
  ])
})
