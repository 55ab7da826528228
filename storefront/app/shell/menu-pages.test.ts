import { expect, test } from 'vitest'
import { menuPages } from './menu-pages.ts'
import { pageLink } from '../test/page-link.ts'

test('the side menu lists the pages flagged for the header, and legal pages apart, whatever their flags', () => {
  const about = pageLink('about', { onHeader: true })
  const footerOnly = pageLink('jobs', { onFooter: true })
  const imprint = pageLink('imprint', { onHeader: true, onFooter: true })
  const terms = pageLink('terms', { onFooter: true })
  const shown = menuPages({
    pages: [about, footerOnly, imprint, terms],
    legal: { IMPRINT: imprint, TERMS_AND_CONDITIONS: terms },
  })
  expect(shown).toEqual({ onHeader: [about], lawful: [imprint, terms] })
})
