import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { OrderTimes } from '#contract/checkout.ts'
import { cents } from '#domain/money.ts'
import { renderInShop } from '../test/render-in-shop.tsx'
import type { CheckoutCart } from './checkout-cart.ts'
import { emptyCheckoutForm } from './checkout-form.ts'
import { ExtrasBlock } from './extras-block.tsx'
import type { Field, FieldMessages } from './field-errors.ts'
import { anchorOf } from './field-issues.ts'
import { KnownPlaces } from './known-places.tsx'
import { PaymentBlock } from './payment-block.tsx'
import { PointsChoice } from './points-choice.tsx'
import { TableBlock } from './table-block.tsx'
import { TimeChoice } from './time-choice.tsx'
import type { Checkout } from './use-checkout.ts'

const WRONG = 'This is wrong'
const settings = { ALLOW_ISSUE_INVOICE: '1', REUSABLE_DEPOSIT: '0' }
const times = { now: { available: true, minutes: [20, 30] }, days: [] } as unknown as OrderTimes
const cash = { id: 'cash', name: 'Cash', description: '' }
const card = { id: 'card', name: 'Card', description: '' }

const checkoutWith = (shown: FieldMessages) =>
  ({
    form: emptyCheckoutForm,
    errors: { shown },
    blocks: { isClosed: () => false },
    providers: [cash, card],
    addresses: [],
    percents: [],
    points: { balance: cents(500), usable: cents(500), blocked: false },
    times,
  }) as unknown as Checkout

type Part = [field: Field, node: (checkout: Checkout, error: string | undefined) => ReactNode]

const parts: Part[] = [
  ['paymentType', (checkout) => <PaymentBlock checkout={checkout} />],
  ['addressId', (checkout) => <KnownPlaces checkout={checkout} />],
  ['issueInvoice', (checkout) => <ExtrasBlock checkout={checkout} cart={{} as CheckoutCart} />],
  ['useProfit', (checkout) => <PointsChoice checkout={checkout} />],
  ['deliverType', (checkout) => <TableBlock checkout={checkout} name="Table 7" />],
  ['deliverAt', (checkout) => <TableBlock checkout={checkout} name="Table 7" />],
  [
    'deliverAt',
    (_, error) => (
      <TimeChoice
        times={times}
        haveTimesFailed={false}
        onRefresh={() => {}}
        timing={{ when: 'now', window: '' }}
        error={error}
        onChoose={() => {}}
      />
    ),
  ],
]

/** The texts that describe the control of a field, or the group of its controls. */
function descriptions(html: string, field: Field): (string | undefined)[] {
  const [control = ''] = new RegExp(`<[^>]* id="${anchorOf(field)}"[^>]*>`).exec(html) ?? []
  const ids = /aria-describedby="([^"]*)"/.exec(control)?.[1]?.split(' ') ?? []
  return ids.map((id) => new RegExp(` id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1])
}

test.each(parts)(
  'what is wrong with %s describes its control, and nothing else is named there',
  (...part) => {
    const [field, node] = part
    const shown = (error: FieldMessages) => renderInShop(node(checkoutWith(error), error[field]), settings)
    expect(descriptions(shown({ [field]: WRONG }), field)).toContain(WRONG)
    expect(descriptions(shown({}), field)).not.toContain(undefined)
  },
)

test.each(['issueInvoice', 'useProfit'] as const)('the tick of %s says that it is wrong', (field) => {
  const [, node] = parts.find(([name]) => name === field) ?? []
  const html = renderInShop(node?.(checkoutWith({ [field]: WRONG }), WRONG), settings)
  expect(html).toMatch(new RegExp(`<input[^>]* id="${anchorOf(field)}"[^>]* aria-invalid="true"`))
})
