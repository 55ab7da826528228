import { z } from 'zod'

const Text = z.string().min(1).optional()
const TestUrl = z
  .url({
    protocol: /^http$/,
    hostname: /^(?:127\.0\.0\.1|localhost)$/,
    error: 'must be an http address on this machine',
  })
  .optional()
const key = (pattern: RegExp, error: string) => z.string().regex(pattern, error).optional()

/**
 * The environment variables that set up online payment (docs/payments.md). A server with `NODE_ENV=production` moves
 * real money; every other one accepts test keys only.
 */
export const paymentVariables = {
  // A misspelt `Production` must not pass for a trial.
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test, in lower case')
    .optional(),
  STRIPE_SECRET_KEY: key(
    /^[sr]k_(?:test|live)_\w+$/,
    'must begin with sk_live_, rk_live_, sk_test_ or rk_test_',
  ),
  STRIPE_WEBHOOK_SECRET: key(/^whsec_\S+$/, 'must begin with whsec_'),
  PAYPAL_CLIENT_ID: Text,
  PAYPAL_CLIENT_SECRET: Text,
  PAYPAL_WEBHOOK_ID: Text,
  MOLLIE_API_KEY: key(/^(?:test|live)_\w+$/, 'must begin with live_ or test_'),
  /** Only for webhooks subscribed to in Mollie's dashboard; those of a payment need none. */
  MOLLIE_WEBHOOK_SECRET: Text,
  STRIPE_TEST_URL: TestUrl,
  PAYPAL_TEST_URL: TestUrl,
  MOLLIE_TEST_URL: TestUrl,
  PAYMENT_SANDBOX: z.enum(['true', 'false'], 'must be true or false').optional(),
}

type Variables = { [Name in keyof typeof paymentVariables]?: string | undefined }

export type StripeConfig = { secretKey: string; webhookSecret: string; testUrl?: string }
export type PaypalConfig = {
  clientId: string
  clientSecret: string
  webhookId: string
  /** PayPal's keys do not show their mode; the address they are used at does. */
  isLive: boolean
  testUrl?: string
}
export type MollieConfig = { apiKey: string; webhookSecret?: string; testUrl?: string }

/** The online providers that the environment sets up, and whether the one that moves no money is offered. */
export type PaymentConfig = {
  stripe?: StripeConfig
  paypal?: PaypalConfig
  mollie?: MollieConfig
  sandbox: boolean
}

const together: (keyof Variables)[][] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
]
const withMode = ['STRIPE_SECRET_KEY', 'MOLLIE_API_KEY'] as const
const testUrls = ['STRIPE_TEST_URL', 'PAYPAL_TEST_URL', 'MOLLIE_TEST_URL'] as const

/** What is wrong with the variables of paying, as `NAME: why`; a key itself is never repeated. */
export function paymentIssues(env: Variables, publicUrl: string | undefined): string[] {
  const missing = together.flatMap((names) =>
    names.some((name) => env[name]) ? names.filter((name) => !env[name]) : [],
  )
  const problems = missing.map((name) => `${name}: is missing while its siblings are set`)
  if (env.MOLLIE_WEBHOOK_SECRET && !env.MOLLIE_API_KEY)
    problems.push('MOLLIE_API_KEY: is missing while MOLLIE_WEBHOOK_SECRET is set')
  return [...problems, ...(isProduction(env) ? productionIssues(env, publicUrl) : trialIssues(env))]
}

function productionIssues(env: Variables, publicUrl: string | undefined): string[] {
  const takesMoney = Boolean(env.STRIPE_SECRET_KEY || env.PAYPAL_CLIENT_ID || env.MOLLIE_API_KEY)
  return [
    ...withMode
      .filter((name) => env[name] && !isLiveKey(env[name]))
      .map((name) => `${name}: is a test key, and NODE_ENV=production moves real money`),
    ...testUrls.filter((name) => env[name]).map((name) => `${name}: not with NODE_ENV=production`),
    ...(env.PAYMENT_SANDBOX === 'true' ? ['PAYMENT_SANDBOX: not with NODE_ENV=production'] : []),
    ...(takesMoney && !publicUrl?.startsWith('https://')
      ? ['PUBLIC_URL: must be an https address where guests pay online']
      : []),
  ]
}

function trialIssues(env: Variables): string[] {
  return withMode
    .filter((name) => isLiveKey(env[name]))
    .map((name) => `${name}: moves real money, which needs NODE_ENV=production`)
}

const isProduction = (env: Variables): boolean => env.NODE_ENV === 'production'
const isLiveKey = (key: string | undefined): boolean => /^(?:[sr]k_)?live_/.test(key ?? '')

/**
 * The providers that the environment sets up. The sandbox is on by default only in a local demo; a public server must
 * switch it on.
 */
export function readPaymentConfig(
  env: Variables,
  { isDemo, publicUrl }: { isDemo: boolean; publicUrl: string | undefined },
): PaymentConfig {
  const isSandbox = env.PAYMENT_SANDBOX ? env.PAYMENT_SANDBOX === 'true' : isDemo && publicUrl === undefined
  return {
    ...(env.STRIPE_SECRET_KEY &&
      env.STRIPE_WEBHOOK_SECRET && {
        stripe: {
          secretKey: env.STRIPE_SECRET_KEY,
          webhookSecret: env.STRIPE_WEBHOOK_SECRET,
          ...at(env.STRIPE_TEST_URL),
        },
      }),
    ...(env.PAYPAL_CLIENT_ID &&
      env.PAYPAL_CLIENT_SECRET &&
      env.PAYPAL_WEBHOOK_ID && {
        paypal: {
          clientId: env.PAYPAL_CLIENT_ID,
          clientSecret: env.PAYPAL_CLIENT_SECRET,
          webhookId: env.PAYPAL_WEBHOOK_ID,
          isLive: isProduction(env),
          ...at(env.PAYPAL_TEST_URL),
        },
      }),
    ...(env.MOLLIE_API_KEY && {
      mollie: {
        apiKey: env.MOLLIE_API_KEY,
        ...(env.MOLLIE_WEBHOOK_SECRET && { webhookSecret: env.MOLLIE_WEBHOOK_SECRET }),
        ...at(env.MOLLIE_TEST_URL),
      },
    }),
    sandbox: isSandbox && !isProduction(env),
  }
}

const at = (url: string | undefined): { testUrl?: string } => (url ? { testUrl: url.replace(/\/$/, '') } : {})
