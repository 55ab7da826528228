import { expect, test } from 'vitest'
import type { SpecialDayDocument } from '#contract/hours.staff.ts'
import type { SignedInMember } from '#contract/staff.ts'
import { comingHolidays } from '#domain/hours/holidays.ts'
import { DOCUMENTS } from '../documents/document-calls.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { todayIn } from './dates.ts'
import { SpecialDays } from './special-days.tsx'

const i18n = { language: 'en', map: {}, country: 'de', timeZone: 'Europe/Berlin' }
const branches = ['nord', 'ost'].map((id) => ({ id, slug: id, url: `/b/${id}/api`, name: id, address: '' }))
const day = (name: string, branchId: string | null, date = '2096-12-24') => ({
  id: name,
  state: 'published',
  version: '1',
  document: {
    name,
    from: date,
    until: date,
    spans: [],
    ways: {},
    branchId,
  } satisfies SpecialDayDocument,
})

/** The special days as a manager of these branches sees them; null stands for all. */
function shown(
  branchIds: SignedInMember['branchIds'],
  branchId: string | null,
  days = [day('Shared', null), day('Own', 'nord')],
): string {
  const member: SignedInMember = { id: 'm', email: 'm@example.org', name: 'Mina', role: 'manager', branchIds }
  return renderScreen(<SpecialDays branches={branches} branchId={branchId} />, {
    i18n,
    read: [
      [[DOCUMENTS, 'special-day'], days],
      [[DOCUMENTS, 'setting', 'FEDERAL_STATE'], { document: { value: 'BE', media: {} } }],
    ],
    desk: { member },
  })
}

test('a member of one branch changes its special days and reads those of all', () => {
  const html = shown(['nord'], 'nord')
  expect(html).toContain('Remove: Own')
  expect(html).toContain('/places/hours/special/Own')
  expect(html).toContain('at every branch')
  expect(html).not.toContain('Remove: Shared')
  expect(html).not.toContain('/places/hours/special/Shared')
  expect(html).toContain('New special day')
  expect(shown(['nord'], null)).not.toMatch(/New special day|Holidays ahead/)
})

test('a member of all branches changes every special day', () => {
  const html = shown(null, null)
  expect(html).toContain('Remove: Own')
  expect(html).toContain('Remove: Shared')
  expect(html).toContain('Holidays ahead')
})

test('a holiday for which only one branch has hours is still suggested to all, and not to that branch', () => {
  const { date = '' } = comingHolidays('BE', todayIn('Europe/Berlin'))[0] ?? {}
  const ofNord = [day('Own', 'nord', date)]
  expect(shown(null, null, ofNord)).toContain(`date=${date}`)
  expect(shown(null, 'nord', ofNord)).not.toContain(`date=${date}`)
})
