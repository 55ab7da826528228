import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Line } from './primitives.ts'
import { SignedIn } from './staff.ts'
import { RecoveryCodes } from './staff-second-factor.ts'

const Password = z.string().max(200).default('')
const Base64Url = (bytes: number) => z.string().regex(new RegExp(`^[\\w-]{1,${Math.ceil((bytes * 4) / 3)}}$`))
/** Browsers know a credential by this identifier; the specification allows 1023 bytes. */
const CredentialId = Base64Url(1023)
/** What was asked, sealed: it comes back with the answer of the browser, once. */
const Question = z.string().max(1000)

const credentialWith = <Response extends z.ZodType>(response: Response) =>
  z.object({
    id: CredentialId,
    rawId: CredentialId,
    type: z.literal('public-key'),
    response,
  })

const ClientData = Base64Url(4000)

/** What a browser answers after it has made a passkey, in the JSON form of the Web Authentication specification. */
const NewCredential = credentialWith(
  z.object({ clientDataJSON: ClientData, attestationObject: Base64Url(12_000) }),
)

/** What a browser answers after a passkey was used. */
const UsedCredential = credentialWith(
  z.object({
    clientDataJSON: ClientData,
    authenticatorData: Base64Url(4000),
    signature: Base64Url(2000),
    userHandle: Base64Url(64).optional(),
  }),
)

const Descriptor = z.object({ type: z.literal('public-key'), id: z.string() })

/** What `navigator.credentials.create` needs. */
const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export type CreationOptions = z.output<typeof CreationOptions>

/** What `navigator.credentials.get` needs; the person chooses among the passkeys of the device. */
const RequestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})
export type RequestOptions = z.output<typeof RequestOptions>

/** `address` is where passkeys work; without `options` they do nowhere, because they need https. */
const asked = <Options extends z.ZodType>(options: Options) =>
  z.object({ question: Question, options: options.nullable(), address: z.string() })

export const PasskeySetup = asked(CreationOptions)
export type PasskeySetup = z.output<typeof PasskeySetup>

export const PasskeyQuestion = asked(RequestOptions)
export type PasskeyQuestion = z.output<typeof PasskeyQuestion>

export const askPasskey = endpoint({
  id: 'askPasskey',
  method: 'GET',
  path: '/staff/sign-in/passkey',
  auth: 'public',
  summary: 'What a browser needs to sign in by a passkey; it counts once and for ten minutes',
  response: PasskeyQuestion,
})

export const signInByPasskey = endpoint({
  id: 'signInByPasskey',
  method: 'POST',
  path: '/staff/sign-in/passkey',
  auth: 'public',
  summary: 'Signs a member in by a passkey, which stands for the password and the second step',
  body: z.object({ question: Question, credential: UsedCredential }),
  response: SignedIn,
})

export const preparePasskey = endpoint({
  id: 'preparePasskey',
  method: 'GET',
  path: '/staff/me/passkeys/new',
  auth: 'staff',
  beforeSecondFactor: true,
  summary: 'What a browser needs to make a passkey, to be sent back with it within ten minutes',
  response: PasskeySetup,
})

export const addPasskey = endpoint({
  id: 'addPasskey',
  method: 'POST',
  path: '/staff/me/passkeys',
  auth: 'staff',
  beforeSecondFactor: true,
  summary:
    'Adds a passkey; the answer has ten recovery codes when it is the first proof besides the password',
  body: z.object({
    question: Question,
    credential: NewCredential,
    name: Line(60).default(''),
    password: Password,
  }),
  response: RecoveryCodes,
})

export const removePasskey = endpoint({
  id: 'removePasskey',
  method: 'POST',
  path: '/staff/me/passkeys/{id}/remove',
  auth: 'staff',
  summary: 'Removes one of the own passkeys',
  params: z.object({ id: CredentialId }),
  body: z.object({ password: Password }),
  response: z.null(),
})
