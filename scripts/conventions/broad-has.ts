import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../machine/project.mjs'

const comment = /\/\*[\s\S]*?\*\//g
/** A selector or at-rule with its opening brace, the end of a block, or a declaration. */
const piece = /([^{};]+)\{|\}|[^{};]+;?/g
const inBrackets = /\((?:[^()]|\([^()]*\))*\)/g

/**
 * The rules whose elements lie below one with `:has()` and are named by their tag alone. When anything comes, goes or changes
 * there, the browser styles every element of such a tag anew, on the whole page: hundreds at each touch.
 */
export function broadHasRules(css: string): string[] {
  const around: string[] = []
  const faults: string[] = []
  for (const [whole, prelude] of css.replaceAll(comment, '').matchAll(piece)) {
    if (whole === '}') around.pop()
    if (prelude === undefined) continue
    const selectors = prelude.trim()
    if (!selectors.startsWith('@') && !around.includes('@media print')) {
      const isBelow = around.some((outer) => outer.includes(':has('))
      faults.push(...separate(selectors).filter((selector) => isBroad(selector, isBelow)))
    }
    around.push(selectors)
  }
  return faults
}

/** The selectors of a list. */
function separate(list: string): string[] {
  const masked = list.replaceAll(inBrackets, (text) => text.replaceAll(',', '\0'))
  return masked.split(',').map((selector) => selector.replaceAll('\0', ',').trim())
}

function isBroad(selector: string, isBelow: boolean): boolean {
  const steps = selector
    .replaceAll(inBrackets, (text) => text.replaceAll(/[\s>+~]/g, '_'))
    .split(/[\s>+~]+/)
    .filter(Boolean)
  const last = steps.at(-1) ?? ''
  if (last.startsWith('&') || !(isBelow || steps.slice(0, -1).some((step) => step.includes(':has('))))
    return false
  return !/[.#[]/.test(last.replaceAll(/:(?:has|not)\((?:[^()]|\([^()]*\))*\)/g, ''))
}

/** Where the stylesheets of guests have such rules: their menu is one long page. */
export function faultsInHasRules(): string[] {
  return globSync('{ui,storefront}/**/*.css', {
    cwd: projectRoot,
    exclude: ['**/build/**', '**/node_modules/**'],
  }).flatMap((file) =>
    broadHasRules(readFileSync(join(projectRoot, file), 'utf8')).map(
      (rule) =>
        `${file}: ${rule} styles every such element of the page anew at each change; name it by a class`,
    ),
  )
}
