import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../machine/project.mjs'

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
export function styleFaults(css: string, { mayNameColours }: { mayNameColours: boolean }): string[] {
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

/** The tokens of both applications, and what the back office makes denser and quieter of them. */
const tokens = ['ui/tokens.css', 'backoffice/app/shell/tokens.css']

/** Where stylesheets say left and right instead of start and end, or take colours and weights from elsewhere than the tokens. */
export function faultsInStyles(): string[] {
  return globSync('{ui,storefront,backoffice}/**/*.css', {
    cwd: projectRoot,
    exclude: ['**/build/**', '**/node_modules/**'],
  }).flatMap((file) => {
    const css = readFileSync(join(projectRoot, file), 'utf8')
    return styleFaults(css, { mayNameColours: tokens.includes(file) }).map((fault) => `${file}:${fault}`)
  })
}
