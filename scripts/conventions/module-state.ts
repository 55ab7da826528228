import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../machine/project.mjs'

/** State that a process has once, whatever the number of its servers. */
const perProcess: Record<string, string> = {
  'api/platform/new-id.ts: last': 'ids ascend in a whole process',
  'api/weak-password.ts: estimator': 'word lists that never change, loaded with the first new password',
  'api/db/insert.ts: prepared': 'texts of statements, which follow from their shape alone',
  'api/db/send-together.ts: collected': 'statements of transactions, which leave in the same turn',
}

const reassigned = /^(?:export )?let (\w+)/gm
const collection = /^(?:export )?const (\w+)(?::[^=\n]*)? = new (?:Weak)?(?:Map|Set)(?:<[^\n]*>)?\(\)/gm

/** The names of a source text that hold mutable state at module level. */
export const moduleState = (source: string): string[] =>
  [reassigned, collection].flatMap((kind) => [...source.matchAll(kind)].map(([, name]) => name ?? ''))

/** State at module level of the API: what belongs to a server is in its `Deps`, so that servers do not share it. */
export function faultsInModuleState(): string[] {
  return globSync('api/**/*.ts', { cwd: projectRoot })
    .filter((file) => !/[.]test[.]ts$|\/test\//.test(file))
    .flatMap((file) =>
      moduleState(readFileSync(join(projectRoot, file), 'utf8')).map((name) => `${file}: ${name}`),
    )
    .filter((place) => !(place in perProcess))
    .map((place) => `${place} is state of a module; state of a server belongs to Deps`)
}
