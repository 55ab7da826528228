import type { Ctx } from '../context.ts'
import { createSharedLimit, type SharedLimit } from './shared-limit.ts'
import { createTryLimit, rateLimitKey, widerNetworks } from './try-limit.ts'

type Caller = Pick<Ctx, 'deps' | 'db' | 'committed' | 'address'>

/**
 * A shared limit by the network address of the caller. `about` names what is tried there, such as an account; left out, all
 * tries of an address count together.
 */
export type AddressLimit = {
  /** Counts a try before its work is done, so that simultaneous tries count too. Throws `too_many_requests`. */
  take(ctx: Caller, about?: string): Promise<void>
  /** A success clears the failures before it. */
  clear(ctx: Caller, about?: string): Promise<void>
  /** Takes back one try that should not count; the failures before it still do. */
  giveBack(ctx: Caller, about?: string): Promise<void>
}

/**
 * How many times the tries of one rate-limit key a wider IPv6 network has. A home gets 56 bits, which are 256 keys, and
 * whoever asks for them gets 48 bits with 65,536: with each key counted by itself alone there would be no limit for them.
 * Providers do not put customers behind one address as with IPv4, but some number them closely: 48 bits may be 256
 * homes, and 56 bits may be 256 phones of one mobile network. Those few who try the same at this restaurant at the same
 * time stay below, and because each step is four times wider, one customer alone cannot use up what the neighbours have.
 */
const NETWORKS = [
  { times: 1, name: '' },
  { times: 4, name: ' of 56 bits' },
  { times: 16, name: ' of 48 bits' },
] as const

/** The limits of the networks that an address is in, the narrowest first. */
function limitsAt<Limit>(limits: readonly Limit[], address: string): { limit: Limit; network: string }[] {
  const wider = widerNetworks(address)
  const networks = [rateLimitKey(address), ...(wider ? [wider.of56, wider.of48] : [])]
  return limits.slice(0, networks.length).map((limit, at) => ({ limit, network: networks[at] ?? '' }))
}

/** At most `maxTries` in a quarter of an hour by one rate-limit key, and `times` as many by the networks around it. */
export function createAddressLimit(name: string, maxTries: number): AddressLimit {
  const limits = NETWORKS.map((one) => createSharedLimit(name + one.name, maxTries * one.times))

  /** The narrowest comes first, always: simultaneous transactions wait for each other and never in a circle. */
  async function each(
    ctx: Caller,
    about: string,
    act: (limit: SharedLimit, key: string) => Promise<void>,
  ): Promise<void> {
    for (const { limit, network } of limitsAt(limits, ctx.address)) {
      await act(limit, about === '' ? network : `${network} ${about}`)
    }
  }

  return {
    take: (ctx, about = '') => each(ctx, about, (limit, key) => limit.take(ctx, key)),
    clear: (ctx, about = '') => each(ctx, about, (limit, key) => limit.clear(ctx, key)),
    giveBack: (ctx, about = '') => each(ctx, about, (limit, key) => limit.giveBack(ctx, key)),
  }
}

/**
 * The same for what is asked too often, or costs too little, to be counted in the database: a search at each key press, a
 * webhook before its proof is checked. It is remembered by this process only, so several of them allow as many times more.
 */
export function createProcessAddressLimit(maxTries: number): {
  take(ctx: Pick<Ctx, 'deps' | 'address'>): void
} {
  const limits = NETWORKS.map(({ times }) => createTryLimit(maxTries * times))
  return {
    take({ deps, address }) {
      for (const { limit, network } of limitsAt(limits, address)) limit.take(network, deps.clock())
    },
  }
}
