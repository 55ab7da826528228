import { expect, test } from 'vitest'
import type { SignedInMember } from '#contract/staff.ts'
import { unknownRestaurant } from '../restaurant/load-restaurant.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { BranchChoice } from './branch-choice.tsx'
import { TodayNotices } from './today-notices.tsx'

function choiceOf(branchIds: string[] | null, ids: readonly string[]): string {
  const member: SignedInMember = {
    id: 'm',
    email: 'm@example.org',
    name: 'Mina',
    role: 'counter',
    branchIds,
  }
  const branches = ids.map((id) => ({ id, slug: id, url: `/b/${id}`, name: `Name of ${id}`, address: '' }))
  return renderScreen(<BranchChoice branchId="nord" onChoose={() => {}} />, {
    i18n: unknownRestaurant,
    read: [[['branches'], branches]],
    desk: { member },
  })
}

test('a member of several branches chooses where something is different today', () => {
  const html = choiceOf(['nord', 'ost'], ['nord', 'ost', 'west'])
  expect(html).toContain('<option value="nord" selected="">Name of nord</option>')
  expect(html).toContain('Name of ost')
  expect(html).not.toContain('Name of west')
})

test('a member of one branch reads its name and chooses nothing', () => {
  const html = choiceOf(['nord'], ['nord', 'ost'])
  expect(html).toContain('Name of nord')
  expect(html).not.toContain('<select')
})

test('a restaurant with one branch names none for today', () => {
  expect(choiceOf(null, ['nord'])).toBe('')
})

test('the notice of a pause names its branch, where there are several', () => {
  const lasting = { since: '2026-11-20T18:00:00.000Z', until: '2026-11-20T18:30:00.000Z', by: 'Mina' }
  const today = {
    branchId: 'nord',
    pause: { ...lasting, reason: 'Oven' },
    rush: null,
    hours: null,
    soldOut: [],
  }
  const textOf = (...names: (string | null)[]) =>
    renderScreen(
      <TodayNotices
        today={{
          branches: names.map((branchName) => ({ ...today, branchName })),
          unsavedSince: undefined,
          leadMinutes: [],
        }}
        mayChange={false}
      />,
      { i18n: unknownRestaurant, read: [] },
    ).replaceAll(/<[^>]*>/g, '')
  expect(textOf('Nord')).toContain('Nord: No new orders until')
  expect(textOf(null)).not.toContain('Nord')
  expect(textOf('Nord', 'Ost')).toMatch(/Nord: No new orders until .* · Ost: No new orders until/)
})
