import { randomBytes } from 'node:crypto'
import { digest } from './digest.ts'

const TOKEN_BYTES = 32

/** An unguessable token. Only its hash is stored. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** What is stored of a token; it needs no salt, because no two tokens are alike. */
export const tokenHash = digest
