import { expect, test } from 'vitest'
import { renderInShop } from '../test/render-in-shop.tsx'
import { TimeSlots } from './time-slots.tsx'

const quarter = (start: string, end: string) => ({
  start: `2026-10-25T${start}:00.000Z`,
  end: `2026-10-25T${end}:00.000Z`,
})

test('in the night in which summer time ends no two windows read alike', () => {
  const windows = [
    quarter('00:00', '00:15'),
    quarter('00:45', '01:00'),
    quarter('01:00', '01:15'),
    quarter('01:45', '02:00'),
    quarter('02:00', '02:15'),
  ]
  const html = renderInShop(
    <TimeSlots days={[{ date: '2026-10-25', windows }]} chosen="" onChoose={() => {}} />,
    {},
  )
  const names = [...html.matchAll(/radio-card__title">([^<]*–[^<]*)</g)].map(([, name]) => name)
  expect(names).toEqual([
    '02:00 CEST–02:15 CEST',
    '02:45 CEST–02:00 CET',
    '02:00 CET–02:15 CET',
    '02:45 CET–03:00 CET',
    '03:00–03:15',
  ])
})
