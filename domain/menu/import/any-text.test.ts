import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ImportedMenu } from './imported-menu.ts'
import { readLines } from './menu-lines.ts'
import { readMenu } from './read-menu.ts'

const menus = ['pizzeria', 'cafe', 'gasthaus', 'burger', 'vietnam'].map((name) =>
  readFileSync(join(import.meta.dirname, 'test', `${name}.txt`), 'utf8').split('\n'),
)
const anyLine = fc.constantFrom(...menus.flat())
const damage = fc.tuple(fc.nat(80), fc.string({ unit: 'binary', maxLength: 4 }))
const anyMenu = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: anyLine },
    {
      weight: 2,
      arbitrary: fc
        .tuple(anyLine, damage)
        .map(([line, [at, text]]) => line.slice(0, at) + text + line.slice(at + 1)),
    },
    { weight: 1, arbitrary: fc.tuple(anyLine, anyLine).map(([one, other]) => one + other) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  ),
  { maxLength: 60 },
)

const placed = (menu: ImportedMenu): Set<number> =>
  new Set([
    ...menu.legendLines,
    ...menu.ignored,
    ...menu.unread,
    ...menu.categories.flatMap(({ headingLines, noteLines, items }) => [
      ...headingLines,
      ...noteLines,
      ...items.flatMap(({ line, continues }) => [line, ...continues]),
    ]),
    ...menu.extras.map(({ line }) => line),
    ...menu.combos.flatMap(({ line, continues }) => [line, ...continues]),
  ])

test('any text is read, and every line that is not empty has a place', () => {
  fc.assert(
    fc.property(anyMenu, (lines) => {
      const text = lines.join('\n')
      const places = placed(readMenu(text))
      const lost = readLines(text).filter((line) => line.text !== '' && !places.has(line.no))
      expect(lost).toEqual([])
    }),
    { numRuns: 150 },
  )
})

test('a line that belongs to nothing is said to be unread', () => {
  const dish = 'Gänsekeule mit Knödel (nur Nov./Dez.) (A1, C, I, K) . 26,80Món chính – Hauptgerichte'
  const menu = readMenu(['PIZZERIA VESUVINA', ' vegetarisch   VG vegan', '\t\tklein\tgroß', dish].join('\n'))
  expect([...placed(menu)].toSorted()).toEqual([1, 2, 3, 4])
})

test('codes are only those that the text has', () => {
  fc.assert(
    fc.property(anyMenu, (lines) => {
      const menu = readMenu(lines.join('\n'))
      const known = new Set([
        ...menu.legend.keys(),
        ...[...menu.legends.values()].flatMap((legend) => [...legend.keys()]),
      ])
      for (const item of menu.categories.flatMap(({ items }) => items))
        if (item.codesCertain) expect(item.codes.filter((code) => !known.has(code))).toEqual([])
    }),
    { numRuns: 150 },
  )
})

test.each([
  ['one letter', 'x'.repeat(300_000)],
  ['digits', '1'.repeat(300_000)],
  ['brackets', '('.repeat(300_000)],
  ['commas', 'a,'.repeat(150_000)],
  ['dots', '. '.repeat(150_000)],
  ['lines of words', 'wort\n'.repeat(5_000)],
  ['dishes', 'Suppe (A,G) 8,50\n'.repeat(5_000)],
])('a long text of %s is read, and every line has a place', (_, text) => {
  const places = placed(readMenu(text))
  expect(readLines(text).filter((line) => line.text !== '' && !places.has(line.no))).toEqual([])
})
