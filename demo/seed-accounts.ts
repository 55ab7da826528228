import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createAccount } from '#api/accounts/index.ts'
import type { Ctx } from '#api/context.ts'
import { prepareSignIn, readSignIn } from './sign-in-file.ts'

const EMAIL = 'anna@beispiel.example'

const pathOf = (dataDir: string): string => join(dataDir, 'guest-sign-in.txt')

/** Makes up the password of the demo's guest. */
export const prepareGuest = (dataDir: string) => prepareSignIn(pathOf(dataDir), EMAIL)

/** Adds a guest who has an account at the demo restaurant. */
export async function seedGuest(ctx: Ctx, guest: { passwordHash: string }): Promise<void> {
  const id = await createAccount(ctx, {
    name: 'Anna Beispiel',
    email: EMAIL,
    phone: '030 55501234',
    isEmailConfirmed: true,
    ...guest,
  })
  if (!id) throw new Error(`the demo's guest ${EMAIL} is already there`)
}

/** How the demo's guest signs in, as one line; undefined once its file is deleted. */
export const readGuestSignIn = (dataDir: string) => readSignIn(pathOf(dataDir))

/** Forgets how the demo's guest signs in, once the demo was thrown away. */
export const forgetGuestSignIn = (dataDir: string): void => rmSync(pathOf(dataDir), { force: true })
