import type { Deps } from '#api/context.ts'
import { loadSharedSettings } from '#api/settings/index.ts'
import { lawWarnings } from '#domain/settings/law-warnings.ts'

/** One line for everything that the law of the country requires and the settings lack (ux.md R-C6, R-D4). */
export async function sayLawWarnings(deps: Deps, say: (line: string) => void): Promise<void> {
  for (const warning of lawWarnings(await loadSharedSettings(deps))) say(`Please note  ${warning}`)
}
