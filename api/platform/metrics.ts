import { Counter, Registry } from 'prom-client'

/**
 * What is counted where it happens, for whoever watches the server. Each label has a few values, all of them of the
 * program; nothing says who ordered or paid.
 */
export type Metrics = {
  /** Everything that is measured, in the text format of Prometheus when asked. */
  registry: Registry
  /** Orders, each time one has reached a status. */
  orders: Counter<'way' | 'status'>
  /** Attempts to pay online, each time one has reached a state. */
  payments: Counter<'provider' | 'state'>
}

/** The counters of one server, which begin at zero with it. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  return {
    registry,
    orders: new Counter({
      name: 'tischlein_orders_total',
      help: 'Orders of this process by how the food is handed over and the status that they reached',
      labelNames: ['way', 'status'],
      registers: [registry],
    }),
    payments: new Counter({
      name: 'tischlein_payments_total',
      help: 'Payment attempts of this process by provider and the state that they reached',
      labelNames: ['provider', 'state'],
      registers: [registry],
    }),
  }
}
