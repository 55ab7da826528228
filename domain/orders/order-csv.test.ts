import { expect, test } from 'vitest'
import { type BookedOrder, csvHead, orderCsv } from './order-csv.ts'

const order = (more: Partial<BookedOrder> = {}): BookedOrder => ({
  receiptNumber: 7,
  code: 'ABC123',
  placedAt: '2026-11-20T18:00:00.000Z',
  status: 'completed',
  deliverType: 'delivery',
  paymentMethod: 'cash',
  name: 'Ada Lovelace',
  goods: 2570,
  deposit: 50,
  delivery: 250,
  discount: 300,
  tip: 200,
  total: 2770,
  refunded: 0,
  items: '1 × Pizza',
  taxes: [
    { name: 'VAT 7 %', rate: 7, gross: 2024, net: 1892, tax: 132 },
    { name: 'VAT 19 %', rate: 19, gross: 546, net: 459, tax: 87 },
  ],
  ...more,
})

const cells = (csv: string): string[][] =>
  csv
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(';'))

test('R-T8 every rate has a row, and the amounts of an order are counted once', () => {
  const rows = cells(orderCsv(order()))
  const columns = cells(csvHead)[0] ?? []
  const column = (name: string) => rows.map((row) => row[columns.findIndex((one) => one.endsWith(name))])
  expect(rows.map((row) => row.length)).toEqual([columns.length, columns.length])
  expect(column('total')).toEqual(['27,70', ''])
  expect(column('tax_gross')).toEqual(['20,24', '5,46'])
  expect(column('tax_net')).toEqual(['18,92', '4,59'])
  expect(column('code')).toEqual(['ABC123', 'ABC123'])
})

test('R-T8 what was paid back has a column of its own', () => {
  const [head = [], row = []] = [...cells(csvHead), ...cells(orderCsv(order({ refunded: 590 })))]
  expect(row[head.indexOf('refunded')]).toBe('5,90')
  expect(row[head.indexOf('total')]).toBe('27,70')
})

test('R-T8 a rejected order has its row, and adds nothing to any column', () => {
  const [head = [], ...rows] = [
    ...cells(csvHead),
    ...cells(orderCsv(order({ status: 'rejected', refunded: 2770 }))),
  ]
  expect(rows).toHaveLength(1)
  const amounts = head
    .slice(head.indexOf('goods'))
    .map((name, at) => [name, rows[0]?.[head.indexOf('goods') + at]])
  const zero = (name: string) => [name, '0,00']
  expect(amounts).toEqual([
    ...['goods', 'deposit', 'delivery', 'discount', 'tip', 'total', 'refunded'].map(zero),
    ['items', '"1 × Pizza"'],
    ...['tax_name', 'tax_rate', 'tax_gross', 'tax_net', 'tax'].map((name) => [name, '']),
  ])
})

test.each([
  [0, '0,00'],
  [5, '0,05'],
  [-5, '-0,05'],
  [99, '0,99'],
  [-1234567, '-12345,67'],
])('R-T8 %i cents are written as %s', (total, written) => {
  expect(cells(orderCsv(order({ total, taxes: [] })))[0]?.[12]).toBe(written)
})

test('R-T8 an order without taxes has one row', () => {
  expect(cells(orderCsv(order({ taxes: [] })))).toHaveLength(1)
})

test.each(['=1+1', '+49 30', '-2', '@SUM(A1)', '\t=1', ' =1', '|calc', '%0A'])(
  'R-T8 a name like %j is no formula in a spreadsheet',
  (name) => {
    expect(orderCsv(order({ name }))).toContain(`;"'${name}";`)
  },
)

test('R-T8 quotes, semicolons and line breaks stay inside their cell', () => {
  const csv = orderCsv(order({ name: 'Ada "the first"; Lovelace\nKing', taxes: [] }))
  expect(csv).toContain('"Ada ""the first""; Lovelace\nKing"')
})
