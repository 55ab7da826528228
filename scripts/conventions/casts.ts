import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../machine/project.mjs'

const PRODUCT = '{api,backoffice/app,bin,contract,demo,domain,storefront,ui}/**/*.{ts,tsx}'

/** The lines of a source text, from 1, that switch its types off: what is cast to `never` fits everywhere. */
export const castsToNever = (source: string): number[] =>
  source.split('\n').flatMap((line, at) => (/^[^*]*\bas never(?: as\b|[^\w ]|$)/.test(line) ? [at + 1] : []))

export function faultsInCasts(): string[] {
  return globSync(PRODUCT, { cwd: projectRoot })
    .filter((file) => !/[.]test[.]tsx?$|\/(?:test|build|node_modules)\//.test(file))
    .flatMap((file) =>
      castsToNever(readFileSync(join(projectRoot, file), 'utf8')).map(
        (line) => `${file}:${line} casts to never; cast to the type that is meant`,
      ),
    )
}
