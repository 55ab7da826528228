import { join } from 'node:path'
import type { Ctx } from '#api/context.ts'
import { addMember } from '#api/staff/index.ts'
import { prepareSignIn, readSignIn } from './sign-in-file.ts'

/** The demo's owner. */
export const OWNER = 'Mina Flora'
const EMAIL = 'chef@feuer-und-flora.example'

const pathOf = (dataDir: string): string => join(dataDir, 'first-sign-in.txt')

/** Makes up the password of the demo's owner. */
export const prepareOwner = (dataDir: string) => prepareSignIn(pathOf(dataDir), EMAIL)

/** Adds the owner of the demo restaurant, and answers the context of what they do. */
export async function seedOwner(ctx: Ctx, owner: { passwordHash: string }): Promise<Ctx> {
  const { id, role } = await addMember(ctx, { email: EMAIL, name: OWNER, role: 'owner', ...owner })
  const access = { branchIds: null, lacksSecondFactor: false, session: '' }
  return { ...ctx, actor: { kind: 'staff', memberId: id, role, ...access } }
}

/** How to sign in for the first time, as one line; undefined once its file is deleted. */
export const readFirstSignIn = (dataDir: string) => readSignIn(pathOf(dataDir))
