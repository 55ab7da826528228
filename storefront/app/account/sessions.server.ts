import { listSessions } from '#contract/accounts.ts'
import type { ServerContext } from '../shop/server-context.ts'
import type { Sessions } from './signed-in-devices.tsx'

/** The sign-ins of the guest; the rest of the page is shown also when they cannot be read. */
export const loadSessions = (server: ServerContext): Promise<Sessions> =>
  server.mine(listSessions, {}).catch((error: unknown) => {
    server.onError(error)
    return 'failed'
  })
