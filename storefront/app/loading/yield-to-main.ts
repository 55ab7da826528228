/**
 * Runs something in a task of its own, so that the page answers the guest in between: what every page starts with would
 * else be one long task.
 */
export const yieldToMain = (run: () => void): void => void setTimeout(run)
