import { expect, test } from 'vitest'
import { settings } from '#contract/settings.ts'
import { weekdays } from '#contract/weekdays.ts'
import { pageLink } from '../test/page-link.ts'
import { renderInShop } from '../test/render-in-shop.tsx'
import type { Shop } from '../shop/shop.ts'
import { SiteFooter } from './site-footer.tsx'

const language = (code: string) => ({ code, name: code.toUpperCase(), isRtl: false })

const noSettings = Object.fromEntries(Object.keys(settings).map((key) => [key, '']))
const week = Object.fromEntries(weekdays.map((day) => [day, []]))

const footer = (more: Partial<Shop>) =>
  renderInShop(<SiteFooter />, noSettings, {
    pages: [],
    languages: [],
    pictures: {},
    payments: [],
    week,
    ...more,
  } as Partial<Shop>)

test('the footer repeats the pages of the header beside its own, each once', () => {
  const pages = [
    pageLink('story', { onHeader: true }),
    pageLink('jobs', { onFooter: true }),
    pageLink('both', { onHeader: true, onFooter: true }),
    pageLink('hidden', {}),
  ]
  const links = footer({ pages }).match(/\/pages\/\w+/g)
  expect(links).toEqual(['/pages/story', '/pages/jobs', '/pages/both'])
})

test('the footer offers the same page in every language of the shop, where there are several', () => {
  const html = footer({ languages: [language('de'), language('en')] })
  expect([...html.matchAll(/href="(\?lang=\w+)"/g)].map(([, href]) => href)).toEqual(['?lang=de', '?lang=en'])
  expect(html).toMatch(/href="\?lang=en"[^>]*aria-current="true"/)
  expect(footer({ languages: [language('de')] })).not.toContain('?lang=')
})
