import type { Deps } from '#api/context.ts'
import { loadSharedSettings } from '#api/settings/index.ts'
import { lawWarnings } from '#domain/settings/law-warnings.ts'

/** What the law of the country requires and the settings lack, a line for each (ux.md R-C6, R-D4). */
export const shopLawWarnings = async (deps: Deps): Promise<string[]> =>
  lawWarnings(await loadSharedSettings(deps))
