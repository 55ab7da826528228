import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { decodeMenu } from './decode.ts'
import { toJson } from './menu-json.ts'
import { readMenu } from './read-menu.ts'
import { score, type TrueMenu } from './test/score.ts'

const folder = join(import.meta.dirname, 'test')
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.txt') ? [file.slice(0, -4)] : []))

function readFixture(name: string): TrueMenu {
  const decoded = decodeMenu(readFileSync(join(folder, `${name}.txt`)))
  const text = 'text' in decoded ? decoded.text : ''
  return JSON.parse(JSON.stringify(toJson(readMenu(text), (said) => said))) as TrueMenu
}

const truthOf = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as TrueMenu

describe.each(names)('the menu %s', (name) => {
  const truth = truthOf(name)
  const read = readFixture(name)
  const result = score(truth, read)

  test.each(['found', 'names', 'numbers', 'prices', 'codes'] as const)(
    'has at least 98 % of its %s right',
    (field) => {
      const { right, of, misses } = result[field]
      expect(right / of, misses.join('\n')).toBeGreaterThanOrEqual(0.98)
    },
  )

  test('is asked about wherever a person has to answer, and hardly elsewhere', () => {
    expect(result.asked.misses).toEqual([])
    expect(result.falseAlarms.length / result.entries, result.falseAlarms.join('\n')).toBeLessThanOrEqual(
      0.05,
    )
  })

  test('has no certain codes where they are not certain', () => {
    expect(result.uncertain.misses).toEqual([])
  })

  test('has its combos, and nothing that it does not offer', () => {
    expect(result.combos.misses).toEqual([])
    expect(result.invented).toEqual([])
  })

  test('has its legend, its headings and a place for every line', () => {
    expect(read.legend).toEqual(truth.legend)
    expect(read.legendLines).toEqual(truth.legendLines)
    expect(read.categories.map((category) => category.name)).toEqual(
      truth.categories.map((category) => category.name),
    )
    expect(read.ignored).toEqual(truth.ignored)
    expect(read.unread ?? []).toEqual(truth.unread ?? [])
    expect(read.restaurant).toEqual(truth.restaurant)
  })
})

test('a menu saved by Windows is read as one that is not', () => {
  const text = readFileSync(join(folder, 'cafe.txt'), 'utf8')
  const windows = Uint8Array.from([...text.replaceAll('\n', '\r\n')], (letter) => {
    const special: Record<string, number> = { '€': 0x80, '–': 0x96, '—': 0x97 }
    return special[letter] ?? letter.charCodeAt(0)
  })
  const decoded = decodeMenu(windows)
  expect(decoded).toHaveProperty('text')
  expect(toJson(readMenu('text' in decoded ? decoded.text : ''), (said) => said)).toEqual(
    toJson(readMenu(text), (said) => said),
  )
})
