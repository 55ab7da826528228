/** What one hash of a password costs: KiB of memory, passes over it, threads. */
export type PasswordCost = { memory: number; passes: number; parallelism: number }

/** OWASP's second choice for Argon2id: 19 MiB, two passes. Stored hashes keep the parameters they were made with. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
