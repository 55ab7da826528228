import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../machine/project.mjs'

/** The lines of some code that let the browser cut what a person types or pastes. */
export function cuttingLines(code: string): number[] {
  return code.split('\n').flatMap((line, index) => (/\bmaxLength\b/i.test(line) ? [index + 1] : []))
}

/** Fields that cut what is typed: half an e-mail address is somebody else's. They say what is too long instead. */
export function faultsInFields(): string[] {
  return globSync('{ui,storefront,backoffice}/**/*.tsx', {
    cwd: projectRoot,
    exclude: ['**/build/**', '**/node_modules/**'],
  }).flatMap((file) =>
    cuttingLines(readFileSync(join(projectRoot, file), 'utf8')).map(
      (line) => `${file}:${line}: maxLength cuts what is typed without a word; show an error instead`,
    ),
  )
}
