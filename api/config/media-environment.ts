import { z } from 'zod'

/** Where the pictures of the shop are kept. */
export const mediaVariables = {
  MEDIA_STORE: z.enum(['folder', 'database'], 'must be folder or database').optional(),
}

type Variables = z.output<z.ZodObject<typeof mediaVariables>>

/** A folder of this machine, or what several machines have in common. */
export type MediaConfig = { kind: 'folder' } | { kind: 'database' }

/** Several processes have only PostgreSQL in common, so pictures are there by default; SQLite is one machine. */
export function readMediaConfig(env: Variables, databaseUrl: string | undefined): MediaConfig {
  return { kind: env.MEDIA_STORE ?? (databaseUrl ? 'database' : 'folder') }
}
