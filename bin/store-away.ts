const RETRY_AFTER = '5'

/** What is answered for a picture while where it is kept cannot be reached; nobody keeps the answer. */
export const answerStoreAway = (): Response =>
  new Response(null, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': RETRY_AFTER } })
