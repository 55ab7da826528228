import { defineConfig } from 'vitest/config'
import type { Engine } from './api/test/provided.ts'

const engines = { sqlite: 'sqlite', postgres: 'postgres' } satisfies Record<Engine, Engine>

const setupFiles = ['./scripts/test/console-fails.ts']
const inEachLayer = '{contract,domain,ui,demo,scripts,storefront/app,backoffice/app}/**/*.test.{ts,tsx}'

export default defineConfig({
  test: {
    // Vitest leaves one core idle by itself; on a machine with two that is half of it.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: [inEachLayer],
          setupFiles,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['{api,bin}/**/*.test.ts'],
          // What only a database server does cannot be tried without one.
          exclude: ['**/*.postgres.test.ts'],
          setupFiles,
          testTimeout: 30_000,
          isolate: false, // each test has a store of its own; importing the app anew per file took most of the time
          provide: { engine: engines.sqlite, postgresUrl: '' },
        },
      },
      {
        test: {
          name: 'api-postgres',
          include: ['api/**/*.test.ts'],
          setupFiles,
          globalSetup: ['./scripts/test/postgres.ts'],
          provide: { engine: engines.postgres },
          testTimeout: 30_000,
          isolate: false,
        },
      },
    ],
  },
})
