import type { Hono } from 'hono'
import { z } from 'zod'
import type { SectionEnvironment } from '../config/environment-section.ts'
import type { Deps } from '../context.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { Gateway } from './gateway.ts'

/** One environment variable of a provider. */
export type PaymentVariable = {
  schema: z.ZodType<string>
  /** Its value never appears in a message. */
  isSecret?: true
  /** Whether a key moves real money, where the key itself shows it. */
  isLive?: (key: string) => boolean
}

/** What a gateway may use of the server. */
export type GatewayDeps = Pick<Deps, 'db' | 'clock'>

/**
 * Everything the product knows about one online payment provider. Its folder below `gateways/` holds the rest: fake,
 * tests and the chapter for the restaurant.
 */
export type PaymentProvider = {
  /** Its name in the database and in addresses: lower-case letters. */
  id: string
  /** Its name as the staff reads it. */
  name: string
  variables: Readonly<Record<string, PaymentVariable>>
  /** Variables that contradict each other, as `NAME: why`; a value is never repeated. */
  issues(env: SectionEnvironment): string[]
  /** Undefined where the environment does not set the provider up. */
  createGateway(env: SectionEnvironment, deps: GatewayDeps): Gateway | undefined
  /** Its own pages below `/api`. */
  routes?(app: Hono<AppEnv>): void
}

type KeyedProvider<Required extends string, Optional extends string> = Pick<
  PaymentProvider,
  'id' | 'name'
> & {
  /** The variables that set the provider up, all of them together. */
  required: Record<Required, PaymentVariable>
  optional: Record<Optional, PaymentVariable>
  /** The variable with the address of a test double on this machine. */
  testUrl: string
  createGateway(
    keys: Record<Required, string> & Partial<Record<Optional, string>>,
    how: { isProduction: boolean; testUrl?: string },
    deps: GatewayDeps,
  ): Gateway
}

const TestUrl = z.url({
  protocol: /^http$/,
  hostname: /^(?:127\.0\.0\.1|localhost)$/,
  error: 'must be an http address on this machine',
})

/**
 * A provider that is set up by keys. With `NODE_ENV=production` it needs live keys and an https address, without it only
 * test keys are accepted.
 */
export function providerWithKeys<Required extends string, Optional extends string = never>({
  id,
  name,
  required,
  optional,
  testUrl,
  createGateway,
}: KeyedProvider<Required, Optional>): PaymentProvider {
  const requiredNames = Object.keys(required)
  const variables: Record<string, PaymentVariable> = {
    ...required,
    ...optional,
    [testUrl]: { schema: TestUrl },
  }
  const keyNames = Object.keys({ ...required, ...optional })
  const isSetUp = ({ values }: SectionEnvironment, names: string[]): boolean =>
    names.every((key) => values[key] !== undefined)

  return {
    id,
    name,
    variables,
    issues(env) {
      const [first] = keyNames.filter((key) => isSetUp(env, [key]))
      const missing = first === undefined ? [] : requiredNames.filter((key) => !isSetUp(env, [key]))
      const wrongMode = Object.entries(variables).flatMap(([key, { isLive }]) => {
        const value = env.values[key]
        if (value === undefined || !isLive || isLive(value) === env.isProduction) return []
        return env.isProduction
          ? [`${key}: is a test key, and NODE_ENV=production moves real money`]
          : [`${key}: moves real money, which needs NODE_ENV=production`]
      })
      const isPublic = env.publicUrl?.startsWith('https://') === true
      return [
        ...missing.map((key) => `${key}: is missing while ${first} is set`),
        ...wrongMode,
        ...(env.isProduction && isSetUp(env, [testUrl]) ? [`${testUrl}: not with NODE_ENV=production`] : []),
        ...(env.isProduction && first !== undefined && !isPublic
          ? ['PUBLIC_URL: must be an https address where guests pay online']
          : []),
      ]
    },
    createGateway(env, deps) {
      if (!isSetUp(env, requiredNames)) return undefined
      const testAddress = env.values[testUrl]?.replace(/\/$/, '')
      return createGateway(
        env.values as Record<Required, string> & Partial<Record<Optional, string>>,
        { isProduction: env.isProduction, ...(testAddress !== undefined && { testUrl: testAddress }) },
        deps,
      )
    },
  }
}
