import { expect, test } from 'vitest'
import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import type { Today } from '#contract/today.staff.ts'
import { unknownRestaurant } from '../restaurant/load-restaurant.ts'
import { renderScreen } from '../test/render-screen.tsx'
import type { TodayNow } from '../today/use-today-now.ts'
import { BoardColumns } from './board-columns.tsx'

const NOW = Date.parse('2026-11-20T15:00:00.000Z')

function approved(id: string, dish: string, deliverDate: string | null) {
  return {
    id,
    status: 'approved',
    placedAt: '2026-11-20T14:50:00.000Z',
    deliverType: 'takeaway',
    deliverAt: deliverDate ? 'later' : 'now',
    deliverDate,
    expectedAt: deliverDate ?? '2026-11-20T15:20:00.000Z',
    isTest: false,
    lines: [{ qty: 2, name: dish, size: '', choices: [] }],
  } as unknown as StaffOrderSummary
}

const EVERYWHERE = { branchId: null, preparation: 20, delivery: 20 }

const board = (
  orders: readonly StaffOrderSummary[],
  branches: readonly Today[] = [],
  leadMinutes: TodayNow['leadMinutes'] = [EVERYWHERE],
) =>
  renderScreen(
    <BoardColumns
      orders={orders}
      now={NOW}
      shown="kitchen"
      cards={(list) => list.map(({ id }) => <li key={id}>{id}</li>)}
    />,
    {
      i18n: unknownRestaurant,
      read: [],
      desk: { today: { branches, unsavedSince: undefined, leadMinutes } },
    },
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('an approved order stands under a heading of its own until the kitchen begins with it, and its dishes count then', () => {
  const at = (deliverDate: string) =>
    board([approved('a', 'Salami', null), approved('b', 'Funghi', deliverDate)])
  const hoursBefore = at('2026-11-20T18:00:00.000Z')
  expect(hoursBefore).toContain('In the kitchen 1 a For later 1 b Finished 0')
  expect(hoursBefore).not.toContain('Funghi')
  const inTime = at('2026-11-20T15:20:00.000Z')
  expect(inTime).toContain('In the kitchen 2 a b Finished 0')
  expect(inTime).toContain('2 × Funghi')
})

test('a rejected order is not among the finished ones: it stands below them, under a heading of its own', () => {
  const completed = { ...approved('a', 'Salami', null), status: 'completed' } as StaffOrderSummary
  const rejected = { ...approved('b', 'Funghi', null), status: 'rejected' } as StaffOrderSummary
  expect(board([completed, rejected])).toContain('Finished 1 a Rejected 1 b')
  expect(board([rejected])).toContain('Finished 0 Nothing finished yet Rejected 1 b')
  expect(board([completed])).not.toContain('Rejected')
})

test('the kitchen begins earlier with an order when there is a rush at its branch, and only there', () => {
  const order = { ...approved('b', 'Funghi', '2026-11-20T15:35:00.000Z'), branchId: 'nord' }
  const rushAt = (branchId: string): Today => ({
    branchId,
    branchName: branchId,
    pause: null,
    rush: { minutes: 15, since: '2026-11-20T14:00:00.000Z', until: '2026-11-20T17:00:00.000Z', by: 'Mina' },
    hours: null,
    soldOut: [],
  })
  expect(board([order], [rushAt('ost')])).toContain('For later 1 b')
  expect(board([order], [rushAt('ost'), rushAt('nord')])).toContain('In the kitchen 1 b')
})

test.each([
  ['more minutes than the others', 40, '2026-11-20T15:35:00.000Z', 'In the kitchen 1 b', 'For later 1 b'],
  ['none at all', 0, '2026-11-20T15:15:00.000Z', 'For later 1 b', 'In the kitchen 1 b'],
])('the kitchen of a branch that needs %s begins by its own', (_, preparation, deliverDate, own, others) => {
  const at = (branchId: string) =>
    board(
      [{ ...approved('b', 'Funghi', deliverDate), branchId }],
      [],
      [EVERYWHERE, { branchId: 'nord', preparation, delivery: 0 }],
    )
  expect(at('nord')).toContain(own)
  expect(at('ost')).toContain(others)
})
