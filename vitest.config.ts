import { defineConfig } from 'vitest/config'
import type { Engine } from './api/test/provided.ts'
import { testsWithoutStore } from './scripts/test/without-store.ts'

const engines = { sqlite: 'sqlite', postgres: 'postgres' } satisfies Record<Engine, Engine>

/** What every suite has: a busy machine makes a test slow, not wrong. */
const common = { setupFiles: ['./scripts/test/console-fails.ts'], testTimeout: 30_000, hookTimeout: 60_000 }

/** Each test has a store and a state of its own; importing everything anew per file took most of the time. */
const shared = {
  ...common,
  setupFiles: [...common.setupFiles, './scripts/test/restore-globals.ts', './scripts/test/same-examples.ts'],
  isolate: false,
}

/** What the screens say is checked against the sources. */
const texts = 'scripts/check-{messages,spec-texts}.test.ts'

export default defineConfig({
  test: {
    // Vitest leaves one core idle by itself; on a machine with two that is half of it.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            '{contract,domain,ui,demo,storefront/app,storefront/worker,backoffice/app}/**/*.test.{ts,tsx}',
            texts,
          ],
        },
      },
      {
        test: {
          ...common,
          name: 'tools',
          include: ['{scripts,bench}/**/*.test.ts'],
          exclude: [texts],
        },
      },
      {
        test: {
          ...shared,
          name: 'api',
          include: ['{api,bin}/**/*.test.ts'],
          // What only a database server does cannot be tried without one.
          exclude: ['**/*.postgres.test.ts'],
          provide: { engine: engines.sqlite, postgresUrl: '' },
        },
      },
      {
        test: {
          ...shared,
          name: 'api-postgres',
          include: ['api/**/*.test.ts', 'bin/**/*.postgres.test.ts'],
          exclude: testsWithoutStore(),
          globalSetup: ['./scripts/test/postgres.ts'],
          provide: { engine: engines.postgres },
        },
      },
    ],
  },
})
