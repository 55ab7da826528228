/** The same work, which is done once at a time: whoever asks meanwhile gets what those before receive. */
export function onceAtATime<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined
  return () => (running ??= work().finally(() => (running = undefined)))
}
