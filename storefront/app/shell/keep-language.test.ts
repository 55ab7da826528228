import { afterEach, expect, test, vi } from 'vitest'
import { switchLanguage } from './keep-language.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Where a browser is after the language was switched, and what it has kept. */
function switchedAt(href: string, { takesCookies }: { takesCookies: boolean }) {
  const seen = { address: '', cookie: 'theme=dark', reloads: 0 }
  vi.stubGlobal('document', {
    get cookie() {
      return seen.cookie
    },
    set cookie(written: string) {
      if (takesCookies) seen.cookie += `; ${written.split(';')[0]}`
    },
  })
  vi.stubGlobal('location', { href, reload: () => seen.reloads++ })
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, url: URL) => (seen.address = url.href),
  })
  switchLanguage('en')
  return seen
}

test('a language that the browser keeps leaves the address', () => {
  expect(switchedAt('https://shop.test/menu/pizza?lang=de&dish=x', { takesCookies: true })).toEqual({
    address: 'https://shop.test/menu/pizza?dish=x',
    cookie: 'theme=dark; lang=en',
    reloads: 1,
  })
})

test('where the browser takes no cookies the address names the language', () => {
  expect(switchedAt('https://shop.test/menu/pizza', { takesCookies: false })).toMatchObject({
    address: 'https://shop.test/menu/pizza?lang=en',
    reloads: 1,
  })
})
