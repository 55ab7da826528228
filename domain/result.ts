/** An expected outcome as a value: what was asked for, or the problems that stand against it. */
export type Result<T, P> = { ok: true; value: T } | { ok: false; problems: P }

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })

export const failed = <P>(problems: P): Result<never, P> => ({ ok: false, problems })
