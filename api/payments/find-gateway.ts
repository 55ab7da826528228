import type { Deps } from '../context.ts'
import { type Gateway, ProviderError } from './gateway.ts'

/** The gateway of an attempt. Throws `ProviderError` when its provider is no longer set up. */
export function gatewayOf({ gateways }: Pick<Deps, 'gateways'>, provider: string): Gateway {
  const gateway = gateways.get(provider)
  if (!gateway) throw new ProviderError('unknown', 'not_set_up')
  return gateway
}

/** The provider error that was thrown; any other error is thrown again. */
export function providerErrorOf(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  throw error
}
