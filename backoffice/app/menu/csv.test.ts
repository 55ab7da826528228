import { expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'

const rows = [
  ['dish', 'description', 'price'],
  ['Pizza "Tonno"', 'mit Thunfisch;\nfrisch', '8,50'],
  ['', ' x ', ''],
]

test('rows come back from a file as they were, with quotes, line breaks and empty cells, and are the same bytes again', async () => {
  const text = await writeCsv(rows)
  expect(text).toBe(
    '\uFEFFdish;description;price\r\n"Pizza ""Tonno""";"mit Thunfisch;\nfrisch";8,50\r\n;" x ";\r\n',
  )
  const read = await readCsv(text)
  expect(read.slice(0, 3)).toEqual(rows)
  expect(await writeCsv(read.slice(0, 3))).toBe(text)
})

test.each([
  ['commas', 'dish,price\nTonno,"8,50"'],
  ['tabs', 'dish\tprice\r\nTonno\t8,50'],
])('a file with %s between its cells is read', async (_, text) => {
  expect(await readCsv(text)).toEqual([
    ['dish', 'price'],
    ['Tonno', '8,50'],
  ])
})
