import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { seal, unseal } from '../platform/seal.ts'
import { spendProof } from './used-proofs.ts'

const QUESTION_MS = 10 * 60_000
const CHALLENGE_BYTES = 32
const Question = z.object({ challenge: z.string(), memberId: z.string(), until: z.number() })

/** What a passkey is asked for. A question for one purpose answers no other. */
export type Purpose = 'add a passkey' | 'sign in by passkey'

/**
 * A new challenge and its sealed form, which the browser sends back. Nothing is written for it: whoever opens the sign-in
 * asks one, without being known.
 */
export function askQuestion(
  ctx: Ctx,
  purpose: Purpose,
  memberId = '',
): { challenge: string; question: string } {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url')
  const question = JSON.stringify({ challenge, memberId, until: ctx.deps.clock() + QUESTION_MS })
  return { challenge, question: seal(ctx.deps.secret, purpose, question) }
}

/** The challenge behind a question of this purpose and member; undefined when it was made up or is too old. */
export function openQuestion(
  ctx: Ctx,
  purpose: Purpose,
  { question, memberId = '' }: { question: string; memberId?: string },
): { challenge: string; until: number } | undefined {
  const text = unseal(ctx.deps.secret, purpose, question)
  const asked = text === undefined ? undefined : Question.parse(JSON.parse(text))
  return asked && asked.memberId === memberId && asked.until > ctx.deps.clock() ? asked : undefined
}

/** Whether the challenge was not used before; of simultaneous uses one succeeds, in every process. */
export const spendChallenge = (
  ctx: Ctx,
  { challenge, until }: { challenge: string; until: number },
): Promise<boolean> => spendProof(ctx, `passkey:${challenge}`, until)
