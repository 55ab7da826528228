import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const ada = { email: 'ada@example.org', password: 'ein warmer Ofen' }
const user = { id: 'u', name: 'Ada', email: ada.email, phone: '', profit: 0, table: null }
const expired = Response.json(
  { code: 'fields', message: '', fields: { ticket: ['Not logged in'] } },
  { status: 422 },
)

let calls: string[]
let answers: Record<string, () => Response>

beforeEach(() => {
  calls = []
  answers = {
    '/api/login': () => Response.json({ data: { token: 't' } }),
    '/api/me': () => Response.json({ data: user }),
    '/api/me/social': () => Response.json({ data: null }),
  }
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'de', dataset: {} } })
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path)
    return answers[path]?.()
  })
})
afterEach(() => vi.unstubAllGlobals())

async function signingIn(ticket: string | null) {
  const [{ signIn }, { sessionStore }] = await Promise.all([
    import('./sign-in.ts'),
    import('./session-store.ts'),
  ])
  const answer = await signIn(ada, ticket, () => void calls.push('leave'))
  return { answer, known: sessionStore.read()?.name }
}

test('a sign-in starts the session before anything is linked to the account', async () => {
  expect(await signingIn('ticket')).toEqual({
    answer: { mustChoosePassword: false, hasLinkFailed: false },
    known: 'Ada',
  })
  expect(calls).toEqual(['/api/login', 'leave', '/api/me', '/api/me/social'])
})

test('a link that fails leaves the guest signed in, and the page knows it', async () => {
  answers['/api/me/social'] = () => expired
  expect(await signingIn('ticket')).toEqual({
    answer: { mustChoosePassword: false, hasLinkFailed: true },
    known: 'Ada',
  })
})

test('without a ticket nothing is linked, and a one-time password is to be replaced', async () => {
  answers['/api/login'] = () => Response.json({ data: { token: 't', mustChoosePassword: true } })
  expect(await signingIn(null)).toMatchObject({ answer: { mustChoosePassword: true, hasLinkFailed: false } })
  expect(calls).toEqual(['/api/login', 'leave', '/api/me'])
})

test('a refused sign-in starts nothing', async () => {
  answers['/api/login'] = () => Response.json({ code: 'unauthenticated', message: 'wrong' }, { status: 401 })
  await expect(signingIn('ticket')).rejects.toThrow('wrong')
  expect(calls).toEqual(['/api/login'])
})
