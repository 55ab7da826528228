import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto'
import type {
  CreationOptions,
  PasskeyQuestion,
  PasskeySetup,
  RequestOptions,
} from '#contract/staff-passkeys.ts'
import type { RecoveryCodes } from '#contract/staff-second-factor.ts'
import type { TestApp } from './app.ts'
import { staffPassword } from './staff.ts'

/** Where the shop of the tests about passkeys is. */
export const PASSKEY_SHOP = 'https://shop.example'

/** How an answer of a device differs from the honest one. */
type Lie = { origin?: string; rpId?: string; counter?: number; userHandle?: string; isVerified?: boolean }

/** A device with one passkey: what a browser and its authenticator answer, in the JSON form of the specification. */
export type PasskeyDevice = ReturnType<typeof createPasskeyDevice>

const USER_PRESENT = 1
const USER_VERIFIED = 4
const NEW_KEY = 64

/** A device that makes one passkey, of the kind that most have (ES256, no attestation). */
export function createPasskeyDevice() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0
  let owner = ''

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData(rpId: string, flags: number, count: number, more: Buffer[] = []): Buffer {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(count)
    return Buffer.concat([hash('sha256', rpId, 'buffer'), Buffer.from([flags]), counted, ...more])
  }

  const credential = <Response extends object>(response: Response) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    response,
  })

  return {
    id: id.toString('base64url'),
    /** Makes the passkey. */
    make({ rp, user, challenge }: CreationOptions, lie: Lie = {}) {
      owner = user.id
      const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string }
      const key = [
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]
      const flags = USER_PRESENT | NEW_KEY | (lie.isVerified === false ? 0 : USER_VERIFIED)
      const data = authenticatorData(lie.rpId ?? rp.id, flags, lie.counter ?? 0, [
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cborMap(key as [number, number | Buffer][]),
      ])
      const attestation = cborMap([
        ['fmt', 'none'],
        ['attStmt', []],
        ['authData', data],
      ])
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge, lie.origin ?? PASSKEY_SHOP).toString(
          'base64url',
        ),
        attestationObject: attestation.toString('base64url'),
      })
    },
    /** Signs a challenge; the counter goes on by one. */
    use({ rpId, challenge }: RequestOptions, lie: Lie = {}) {
      counter = lie.counter ?? counter + 1
      const flags = USER_PRESENT | (lie.isVerified === false ? 0 : USER_VERIFIED)
      const data = authenticatorData(lie.rpId ?? rpId, flags, counter)
      const client = clientData('webauthn.get', challenge, lie.origin ?? PASSKEY_SHOP)
      const signed = Buffer.concat([data, hash('sha256', client, 'buffer')])
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: lie.userHandle ?? owner,
      })
    },
  }
}

/** What the shop asks a browser that wants to add a passkey. */
export async function preparePasskey(
  app: TestApp,
  headers: Record<string, string>,
): Promise<PasskeySetup & { options: CreationOptions }> {
  const response = await app.request('/staff/me/passkeys/new', { headers })
  const { data } = (await response.json()) as { data: PasskeySetup }
  if (!data.options) throw new Error('there are no passkeys at this address')
  return { ...data, options: data.options }
}

/** Adds a passkey to the member with these headers. */
export async function addPasskey(
  app: TestApp,
  headers: Record<string, string>,
  name = 'Phone',
): Promise<{ device: PasskeyDevice; recoveryCodes: string[] }> {
  const device = createPasskeyDevice()
  const { question, options } = await preparePasskey(app, headers)
  const body = { question, credential: device.make(options), name, password: staffPassword }
  const response = await app.post('/staff/me/passkeys', body, headers)
  if (!response.ok) throw new Error(await response.text())
  const { data } = (await response.json()) as { data: RecoveryCodes }
  return { device, recoveryCodes: data.recoveryCodes }
}

/** What the shop asks a browser that wants to sign in by a passkey. */
export async function askPasskey(app: TestApp): Promise<{ question: string; options: RequestOptions }> {
  const { data } = (await (await app.request('/staff/sign-in/passkey')).json()) as { data: PasskeyQuestion }
  if (!data.options) throw new Error('there are no passkeys at this address')
  return { question: data.question, options: data.options }
}

/** CBOR of the few kinds of values that occur here; an empty list stands for an empty map. */
function cborMap(entries: readonly (readonly [number | string, number | string | Buffer | []])[]): Buffer {
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, value]) => [cbor(key), cbor(value)]),
  ])
}

function cbor(value: number | string | Buffer | []): Buffer {
  if (Array.isArray(value)) return head(5, 0)
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  const bytes = Buffer.from(value as string)
  return Buffer.concat([head(typeof value === 'string' ? 3 : 2, bytes.length), bytes])
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
