import { expect, test } from 'vitest'
import { menuPages } from './menu-pages.ts'

const page = (slug: string, flags: { onHeader?: boolean; onFooter?: boolean }) => ({
  slug,
  name: slug,
  onHeader: false,
  onFooter: false,
  isPopup: false,
  ...flags,
})

test('the side menu lists the pages flagged for the header, and legal pages apart, whatever their flags', () => {
  const about = page('about', { onHeader: true })
  const footerOnly = page('jobs', { onFooter: true })
  const imprint = page('imprint', { onHeader: true, onFooter: true })
  const terms = page('terms', { onFooter: true })
  const shown = menuPages({
    pages: [about, footerOnly, imprint, terms],
    legal: { IMPRINT: imprint, TERMS_AND_CONDITIONS: terms },
  })
  expect(shown).toEqual({ onHeader: [about], lawful: [imprint, terms] })
})
