import type { EnvironmentSection, SectionEnvironment } from '../config/environment-section.ts'
import type { Gateway } from './gateway.ts'
import { registry } from './gateways/registry.ts'
import type { GatewayDeps } from './payment-provider.ts'

/** The environment variables of all providers (docs/payments.md). */
export function paymentSection(providers = registry): EnvironmentSection {
  const variables = providers.flatMap((provider) => Object.entries(provider.variables))
  return {
    variables: Object.fromEntries(variables.map(([name, { schema }]) => [name, schema])),
    secrets: variables.flatMap(([name, { isSecret }]) => (isSecret ? [name] : [])),
    issues: (env) => [...new Set(providers.flatMap((provider) => provider.issues(env)))],
  }
}

/** The providers that are set up, by their id, in the order of the registry. */
export function createGateways(
  env: SectionEnvironment,
  deps: GatewayDeps,
  providers = registry,
): ReadonlyMap<string, Gateway> {
  const gateways = providers.flatMap((provider) => provider.createGateway(env, deps) ?? [])
  return new Map(gateways.map((gateway) => [gateway.id, gateway]))
}

/** The name of each provider as the staff reads it, by its id, also of one that is not set up any more. */
export const providerNames: ReadonlyMap<string, string> = new Map(registry.map(({ id, name }) => [id, name]))
