import { expect, test } from 'vitest'
import { styleFaults } from './styles.ts'

test.each([
  'a { margin-left: 1rem }',
  'a { border-top-left-radius: 4px }',
  'a { right: 0 }',
  'a { text-align: left }',
  'a { border-bottom: 1px solid }',
  'a { color: #c0ffee }',
  'a { padding: 12px 0 12px calc(4px + var(--gap)) }',
  'a { font-weight: 600 }',
  'a { font: 700 1rem / 1.2 var(--font-text) }',
])('%s is a fault', (css) => {
  expect(styleFaults(css, { mayNameColours: false })).toHaveLength(1)
})

test.each([
  'a { margin-inline-start: 1rem; inset-block-start: 0 }',
  'a { padding: 0 calc(1px + 2px) 4px calc(1px + 2px) }',
  'a { text-align: start; color: var(--ink) }',
  '/* margin-left: 0 #fff */ a { background: url("#abc") }',
  '@font-face { font-weight: 600 900 } a { font: var(--strong) 1rem / 1.2 var(--font-text) }',
  '#add { transform-origin: top left; background-position: left }',
])('%s is no fault', (css) => {
  expect(styleFaults(css, { mayNameColours: false })).toEqual([])
})
