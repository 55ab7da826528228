import type { PasswordCost } from '../platform/password-cost.ts'

/** The least that Argon2id takes: at the real cost, hashing is half of the computing time of tests that sign in. */
export const LOW_COST: PasswordCost = { memory: 8, passes: 1, parallelism: 1 }
