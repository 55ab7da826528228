import { randomInt } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ctx } from '#api/context.ts'
import { hashPassword } from '#api/password.ts'
import { addMember } from '#api/staff/index.ts'

const EMAIL = 'chef@feuer-und-flora.example'
/** Signs that nobody mixes up when typing a password off a screen. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const GROUPS = 4
const GROUP_LENGTH = 4

const pathOf = (dataDir: string): string => join(dataDir, 'first-sign-in.txt')

/**
 * Makes up the password of the demo's owner and keeps it where only the person who started the program can read it.
 * The file comes before the row: a password nobody knows would lock everybody out.
 */
export async function prepareOwner(dataDir: string): Promise<{ passwordHash: string }> {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  const password = Array.from({ length: GROUPS }, group).join('-')
  // A file left by an unfinished start keeps its own mode, so it is made anew.
  rmSync(pathOf(dataDir), { force: true })
  writeFileSync(pathOf(dataDir), `${EMAIL} / ${password}\n`, { mode: 0o600, flag: 'wx' })
  return { passwordHash: await hashPassword(password) }
}

/** Adds the owner of the demo restaurant. */
export async function seedOwner(ctx: Ctx, owner: { passwordHash: string }): Promise<void> {
  await addMember(ctx, { email: EMAIL, name: 'Mina Flora', role: 'owner', ...owner })
}

/** How to sign in for the first time, as one line; undefined once its file is deleted. */
export function readFirstSignIn(dataDir: string): string | undefined {
  try {
    return readFileSync(pathOf(dataDir), 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
