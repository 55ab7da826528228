import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { AppError } from '../http/errors.ts'
import { createWorkQueue } from '../jobs/work-queue.ts'
import type { PasswordCost } from './password-cost.ts'

const deriveNow = promisify(argon2)

/**
 * Argon2 shares the process's four threads with reading files and compressing pages: sign-ins may keep two of them
 * busy. A sign-in that would wait for much longer than a second is refused instead. One queue, because the threads are
 * the process's.
 */
const queue = createWorkQueue({
  concurrency: 2,
  maxWaiting: 40,
  refuse: () => new AppError('unavailable', 'Too many people are signing in at the moment'),
})
const derive: typeof deriveNow = (...parameters) => queue(() => deriveNow(...parameters))

const SALT_BYTES = 16
const HASH_BYTES = 32

/** The Argon2id hash of a password in PHC form, with a salt of its own. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive('argon2id', {
    ...cost,
    message: normal(password),
    nonce: salt,
    tagLength: HASH_BYTES,
  })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`
}

/** Whether a password made the stored hash. Throws when what is stored is no such hash. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [, m, t, p, salt, hash] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored) ?? []
  if (!salt || !hash) throw new Error('the stored password is no Argon2id hash')
  const expected = Buffer.from(hash, 'base64')
  const given = await derive('argon2id', {
    message: normal(password),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(m),
    passes: Number(t),
    parallelism: Number(p),
    tagLength: expected.length,
  })
  return timingSafeEqual(given, expected)
}

/** The same characters typed on another keyboard are the same password. */
const normal = (password: string): Buffer => Buffer.from(password.normalize('NFKC'))

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
