import { expect, test } from 'vitest'
import { broadHasRules } from './broad-has.ts'

test.each([
  'body:has(.order) .footer h2 { color: red }',
  'body:has(.order) { & .footer, & .pages li:not([data-legal]) { color: red } }',
  '.one { &:has(:checked) span::before { color: red } }',
  'main:has(.a) > * { color: red }',
  '@media (min-width: 1em) { body:has(.a) { color: red; & .b { & p { color: red } } } }',
])('%s restyles every element of a tag', (css) => {
  expect(broadHasRules(css)).toHaveLength(1)
})

test.each([
  'body:has(.order) { color: red; &:has(.toast) { color: red } }',
  'html:has(.dialog[open]) .cart, main:has(.a) :is(.b, #c) { color: red }',
  '.pages:not(:has([data-legal])) { color: red } .pages li { color: red }',
  'body:has(.order) .pages { --legal: none; } .one :checked + span { color: red }',
  '@media print { body:has(.order) footer { color: red } } /* main:has(a) b { */',
])('%s restyles few', (css) => {
  expect(broadHasRules(css)).toEqual([])
})
