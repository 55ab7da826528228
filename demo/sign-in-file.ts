import { randomInt } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { PASSWORD_COST } from '#api/platform/password-cost.ts'
import { hashPassword } from '#api/platform/password.ts'

/** Characters that are not confused when typing a password off a screen. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const GROUPS = 4
const GROUP_LENGTH = 4

/**
 * Makes up a password and keeps it where only the person who started the program can read it. The file comes before the
 * row: an unknown password would lock everybody out.
 */
export async function prepareSignIn(path: string, email: string): Promise<{ passwordHash: string }> {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  const password = Array.from({ length: GROUPS }, group).join('-')
  // A file left by an unfinished start keeps its own mode, so it is made anew.
  rmSync(path, { force: true })
  writeFileSync(path, `${email} / ${password}\n`, { mode: 0o600, flag: 'wx' })
  return { passwordHash: await hashPassword(password, PASSWORD_COST) }
}

/** How to sign in, as one line; undefined once its file is deleted. */
export function readSignIn(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
