import type { OrderStatus } from '#contract/orders.ts'
import { asCell } from '../text/spreadsheet-text.ts'

/** An order as the books need it: what it cost by rate, and how it was to be paid. Amounts are cents. */
export type BookedOrder = {
  receiptNumber: number | null
  code: string
  placedAt: string
  status: OrderStatus
  deliverType: string
  paymentMethod: string
  name: string
  goods: number
  deposit: number
  delivery: number
  discount: number
  tip: number
  total: number
  /** What was paid back of it until now. */
  refunded: number
  items: string
  taxes: readonly { name: string; rate: number; gross: number | null; net: number | null; tax: number }[]
}

const COLUMNS =
  'receipt_number code placed_at status deliver_type payment_method name ' +
  'goods deposit delivery discount tip total refunded items tax_name tax_rate tax_gross tax_net tax'

/** The head of the file. With its mark a spreadsheet knows that umlauts follow. */
export const csvHead = `\uFEFF${COLUMNS.replaceAll(' ', ';')}\r\n`

/**
 * The rows of one order, with semicolon and decimal comma as German spreadsheets want it: one row for each rate. Amounts
 * of the whole order stand in its first row only, and those of a rejected one are 0, so that every column can be summed up
 * (ux.md R-T8).
 */
export function orderCsv(order: BookedOrder): string {
  const { receiptNumber, code, placedAt, status, deliverType, paymentMethod } = order
  const key = [receiptNumber ?? '', code, placedAt, status, deliverType, paymentMethod, cell(order.name)]
  const { goods, deposit, delivery, discount, tip, total, refunded } = order
  const isSale = status !== 'rejected'
  const amounts = [goods, deposit, delivery, discount, tip, total, refunded]
  const sums = [...amounts.map((amount) => euro(isSale ? amount : 0)), cell(order.items)]
  const taxes = isSale && order.taxes.length > 0 ? order.taxes : [undefined]
  return taxes
    .map((tax, index) => {
      const own = tax
        ? [cell(tax.name), decimal(tax.rate), euro(tax.gross), euro(tax.net), euro(tax.tax)]
        : ['', '', '', '', '']
      return `${[...key, ...(index === 0 ? sums : sums.map(() => '')), ...own].join(';')}\r\n`
    })
    .join('')
}

function euro(amount: number | null): string {
  if (amount === null) return ''
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`
}

const decimal = (number: number): string => String(number).replace('.', ',')

/** A foreign text in quotes. */
const cell = (text: string): string => `"${asCell(text).replaceAll('"', '""')}"`
