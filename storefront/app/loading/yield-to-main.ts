/**
 * Runs something in a task of its own, so that the page stays responsive in between: the start of a page would
 * otherwise be one long task.
 */
export const yieldToMain = (run: () => void): void => void setTimeout(run)
