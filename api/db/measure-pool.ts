import { Gauge } from 'prom-client'
import type { Metrics } from '../platform/metrics.ts'

/** The connections to the database that are in use and that are not, and how many calls wait for one. */
export type PoolState = { busy: number; idle: number; waiting: number }

/** Adds the connections to the database to what is measured. */
export function measurePool({ registry }: Metrics, pool: () => PoolState): void {
  const connections = new Gauge({
    name: 'tischlein_database_connections',
    help: 'Connections to the database that are in use or idle, and calls that wait for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(pool())) this.set({ state }, count)
    },
  })
  registry.registerMetric(connections)
}
