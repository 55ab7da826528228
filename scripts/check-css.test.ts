import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from './machine/project.mjs'

const side = '(left|right|top|bottom)'
const physical = [
  new RegExp(`(^|[\\s;{])(margin|padding|scroll-margin|scroll-padding)-${side}\\s*:`),
  new RegExp(`(^|[\\s;{])border-${side}(-(width|style|color))?\\s*:`),
  new RegExp(`(^|[\\s;{])border-(top|bottom)-(left|right)-radius\\s*:`),
  new RegExp(`(^|[\\s;{])${side}\\s*:`),
  /(^|[\s;{])(text-align|float|clear)\s*:\s*(left|right)\b/,
]
const fourSides = /(?:^|[\s;{])(?:margin|padding|inset)\s*:([^;}]*)/
const ownWeight = /(^|[\s;{])(font-weight\s*:\s*(\d+|bold|bolder|lighter)\s*(;|\}|$)|font\s*:\s*\d{3}\s)/
const hexColour = /#[\da-f]{3,8}\b(?![\w-]*\s*\{)/i

/** The faults of one stylesheet as `line: text`; `mayName` colours is for the tokens alone. */
function faults(css: string, { mayNameColours }: { mayNameColours: boolean }): string[] {
  const withoutComments = css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  return withoutComments.split('\n').flatMap((line, index) => {
    const values = line.replaceAll(/url\([^)]*\)/g, '')
    const wrong =
      physical.some((rule) => rule.test(values)) ||
      isLopsided(values) ||
      ownWeight.test(values) ||
      (!mayNameColours && hexColour.test(values))
    return wrong ? [`${index + 1}: ${line.trim()}`] : []
  })
}

/** Whether a shorthand gives left and right values of their own, which do not turn with the direction of writing. */
function isLopsided(line: string): boolean {
  const sides = (fourSides.exec(line)?.[1] ?? '').match(/(?:\((?:[^()]|\([^()]*\))*\)|[^\s()])+/g) ?? []
  return sides.length === 4 && sides[1] !== sides[3]
}

test('stylesheets say start and end, not left and right, and take colours and weights from the tokens', () => {
  const found = globSync('{ui,storefront,backoffice}/**/*.css', {
    cwd: projectRoot,
    exclude: ['**/build/**', '**/node_modules/**'],
  }).flatMap((file) => {
    const css = readFileSync(join(projectRoot, file), 'utf8')
    return faults(css, { mayNameColours: file === 'ui/tokens.css' }).map((fault) => `${file}:${fault}`)
  })
  expect(found).toEqual([])
})

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
  expect(faults(css, { mayNameColours: false })).toHaveLength(1)
})

test.each([
  'a { margin-inline-start: 1rem; inset-block-start: 0 }',
  'a { padding: 0 calc(1px + 2px) 4px calc(1px + 2px) }',
  'a { text-align: start; color: var(--ink) }',
  '/* margin-left: 0 #fff */ a { background: url("#abc") }',
  '@font-face { font-weight: 600 900 } a { font: var(--strong) 1rem / 1.2 var(--font-text) }',
  '#add { transform-origin: top left; background-position: left }',
])('%s is no fault', (css) => {
  expect(faults(css, { mayNameColours: false })).toEqual([])
})
