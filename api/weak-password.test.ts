import { expect, test } from 'vitest'
import { messages } from '#domain/messages.ts'
import { refuseWeakPassword } from './weak-password.ts'

const ada = ['Ada Lovelace', 'ada.lovelace@example.org', '030 1234567', 'Trattoria Rosmarin']

test.each([
  '1234567890',
  'passwort12',
  'password123',
  'qwertzuiop',
  'aaaaaaaaaa',
  'hallo12345',
  'ada.lovelace@example.org',
  'lovelace12',
  'Lovelace2026',
])('%s is refused as easy to guess', async (password) => {
  await expect(refuseWeakPassword(password, ada)).rejects.toMatchObject({
    fields: { password: [messages.passwordWeak] },
  })
})

test.each(['Lochkarte 1843', 'ein warmer Ofen', 'correct horse battery', 'Ofen 450 °C!', 'x7#kP2!vQz'])(
  '%s is taken',
  async (password) => {
    await expect(refuseWeakPassword(password, ada)).resolves.toBeUndefined()
  },
)
