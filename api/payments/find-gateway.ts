import type { Deps } from '../deps.ts'
import { type Gateway, ProviderError } from './gateway.ts'

/** The provider of an attempt. One that is not set up any more can say nothing. */
export function gatewayOf({ gateways }: Pick<Deps, 'gateways'>, provider: string): Gateway {
  const gateway = gateways.get(provider)
  if (!gateway) throw new ProviderError('unknown', 'not_set_up')
  return gateway
}

/** The kind of a provider's trouble; whatever else is thrown is none of it. */
export function providerErrorOf(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  throw error
}
