// The health check of the image, which has no other program: whether the server on this machine is ready.
const { PORT = '3000' } = process.env
const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`, { signal: AbortSignal.timeout(4_000) }).catch(
  () => undefined,
)
process.exitCode = answer?.ok ? 0 : 1
