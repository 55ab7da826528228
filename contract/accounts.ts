import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Instant, Line, Money, orAbsent } from './primitives.ts'

/** The signed-in user (spec 3). `profit` is the loyalty balance as money; `table` marks a table user. */
export const User = z
  .object({
    id: Id,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    profit: Money,
    table: z.object({ id: Id, name: z.string() }).nullable(),
    /** The social providers this account is linked to. */
    socialNames: z.array(z.string()),
    /** Whether a password can be asked for. */
    hasPassword: z.boolean(),
  })
  .meta({ id: 'User' })
export type User = z.output<typeof User>

const Password = z.string().max(200)

/** The register form (spec 3, 5). Which fields are required is decided by `domain/accounts`, never by the shape. */
export const RegisterForm = z
  .object({
    name: Line(120).default(''),
    email: Line(254).default(''),
    phone: Line(40).default(''),
    password: Password.default(''),
    password_confirmation: Password.default(''),
    terms: z.boolean().default(false),
    socialId: orAbsent(Line(255)),
    socialName: orAbsent(Line(40)),
    /** Proof of a verified social identity; needed whenever `socialId` is there. */
    socialTicket: orAbsent(Line(128)),
  })
  .meta({ id: 'RegisterForm' })
export type RegisterForm = z.output<typeof RegisterForm>

/**
 * The profile form (spec 2, 5): an empty password leaves the old one. `current_password` is asked for (422) only when the
 * password or the e-mail address changes and the sign-in is older than a quarter of an hour.
 */
export const ProfileForm = z
  .object({
    name: Line(120).default(''),
    email: Line(254).default(''),
    phone: Line(40).default(''),
    password: Password.nullish(),
    password_confirmation: Password.nullish(),
    current_password: Password.nullish(),
  })
  .meta({ id: 'ProfileForm' })
export type ProfileForm = z.output<typeof ProfileForm>

export const SocialProvider = z.enum(['google', 'facebook', 'apple'])
export type SocialProvider = z.output<typeof SocialProvider>

/** The social payload of spec 3 as hints, plus the proof that alone is believed. */
export const SocialLogin = z
  .object({
    socialId: Line(255).nullish(),
    socialName: Line(40).nullish(),
    email: Line(254).nullish(),
    /** The provider; `socialName` says the same for clients that know the specification only. */
    provider: Line(40).nullish(),
    idToken: z.string().max(16_384).nullish(),
    accessToken: z.string().max(4_096).nullish(),
    code: z.string().max(4_096).nullish(),
    codeVerifier: z.string().max(128).nullish(),
    nonce: z.string().max(128).nullish(),
    state: z.string().max(128).nullish(),
  })
  .meta({ id: 'SocialLogin' })
export type SocialLogin = z.output<typeof SocialLogin>

const Token = z.object({ token: z.string() })

export const login = endpoint({
  id: 'login',
  method: 'POST',
  path: '/login',
  auth: 'public',
  summary: 'Signs a guest in; the token goes into `Authorization: Bearer`, browsers also get it as a cookie',
  body: z.object({ email: Line(254).default(''), password: Password.default('') }),
  /** `mustChoosePassword`: the password was a mailed one-time password and is used up; the guest needs a new one. */
  response: Token.extend({ mustChoosePassword: z.literal(true).optional() }),
})

export const register = endpoint({
  id: 'register',
  method: 'POST',
  path: '/register',
  auth: 'public',
  summary: 'Opens an account',
  body: RegisterForm,
  response: z.null(),
})

export const resetPassword = endpoint({
  id: 'resetPassword',
  method: 'POST',
  path: '/reset-password',
  auth: 'public',
  summary: 'Mails a one-time password; the answer never tells whether the address is known',
  body: z.object({ email: Line(254).default('') }),
  response: z.null(),
})

export const startSocialLogin = endpoint({
  id: 'startSocialLogin',
  method: 'POST',
  path: '/social/nonce',
  auth: 'public',
  summary: 'Begins a social login in this browser; `url` is where the provider asks the guest',
  body: z.object({ provider: Line(40).default(''), link: z.boolean().default(false) }),
  response: z.object({ nonce: z.string(), state: z.string(), url: z.string() }),
})

export const listSocialProviders = endpoint({
  id: 'listSocialProviders',
  method: 'GET',
  path: '/social/providers',
  auth: 'public',
  summary: 'The providers of social login that are set up',
  response: z.array(SocialProvider),
  cache: 'content',
})

/** The proven identity a guest came back with, for the form that opens an account (spec 4). */
export const getSocialTicket = endpoint({
  id: 'getSocialTicket',
  method: 'GET',
  path: '/social/tickets/{ticket}',
  auth: 'public',
  summary: 'Who a ticket of this browser stands for',
  params: z.object({ ticket: z.string().regex(/^[\w-]{20,128}$/) }),
  response: z.object({
    socialName: SocialProvider,
    socialId: z.string(),
    name: z.string(),
    email: z.string(),
  }),
})

export const socialLogin = endpoint({
  id: 'socialLogin',
  method: 'POST',
  path: '/social',
  auth: 'public',
  summary: 'Signs in with a proven social identity',
  body: SocialLogin,
  response: Token,
})

export const linkSocial = endpoint({
  id: 'linkSocial',
  method: 'POST',
  path: '/me/social',
  auth: 'user',
  summary: 'Links a proven social identity to the signed-in account',
  body: z.object({ ticket: Line(128), password: Password.nullish() }),
  response: z.null(),
})

export const unlinkSocial = endpoint({
  id: 'unlinkSocial',
  method: 'DELETE',
  path: '/me/social/{provider}',
  auth: 'user',
  summary: 'Takes a social identity off the account; never the last way in',
  params: z.object({ provider: SocialProvider }),
  response: z.null(),
})

export const getMe = endpoint({
  id: 'getMe',
  method: 'GET',
  path: '/me',
  auth: 'session',
  summary: 'Who is signed in',
  response: User,
})

export const updateMe = endpoint({
  id: 'updateMe',
  method: 'PUT',
  path: '/me',
  auth: 'user',
  summary: 'Changes the profile',
  body: ProfileForm,
  /** Null from a server that only says that it has worked (spec 7). */
  response: User.nullable(),
})

export const logout = endpoint({
  id: 'logout',
  method: 'POST',
  path: '/me/logout',
  auth: 'session',
  summary: 'Ends this session',
  response: z.null(),
})

/** One sign-in of an account. */
export const AccountSession = z
  .object({
    /** Names the session; it signs nobody in. */
    id: Id,
    /** Browser and system at the sign-in, like `Firefox · Windows`; empty when neither is known. */
    device: z.string(),
    createdAt: Instant,
    /** Within an hour. */
    lastUsedAt: Instant,
    /** Whether this call was made with it. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'AccountSession' })
export type AccountSession = z.output<typeof AccountSession>

export const listSessions = endpoint({
  id: 'listSessions',
  method: 'GET',
  path: '/me/sessions',
  auth: 'user',
  summary: 'The sign-ins of the account: this one first, then the one used last',
  response: z.array(AccountSession),
})

export const endSession = endpoint({
  id: 'endSession',
  method: 'DELETE',
  path: '/me/sessions/{id}',
  auth: 'user',
  summary: 'Ends one sign-in of the account; for the present one this is `logout`',
  params: z.object({ id: Id }),
  response: z.null(),
})

export const endOtherSessions = endpoint({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/me/sessions',
  auth: 'user',
  summary: 'Ends every sign-in of the account but the present one',
  response: z.null(),
})

/** All data stored about an account (ux.md R-D5). */
export const exportMe = endpoint({
  id: 'exportMe',
  method: 'GET',
  path: '/me/export',
  auth: 'user',
  summary: 'All data of the account, to take away',
  response: z.object({ exportedAt: Instant, user: User, parts: z.record(z.string(), z.array(z.unknown())) }),
})

export const deleteMe = endpoint({
  id: 'deleteMe',
  method: 'POST',
  path: '/me/delete',
  auth: 'user',
  summary: 'Deletes the account; orders stay, without the account, as long as the law asks',
  body: z.object({ password: Password.nullish(), confirm: z.boolean().default(false) }),
  response: z.null(),
})
