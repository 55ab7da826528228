import { defineConfig } from 'vitest/config'

const setupFiles = ['./scripts/test/console-fails.ts']
const inEachFloor = '{contract,domain,ui,demo,scripts,storefront/app,backoffice/app}/**/*.test.{ts,tsx}'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [inEachFloor],
          setupFiles,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['{api,bin}/**/*.test.ts'],
          setupFiles,
          provide: { engine: 'sqlite', postgresUrl: '' },
        },
      },
      {
        test: {
          name: 'api-postgres',
          include: ['api/**/*.test.ts'],
          setupFiles,
          globalSetup: ['./scripts/test/postgres.ts'],
          provide: { engine: 'postgres' },
          testTimeout: 15_000,
        },
      },
    ],
  },
})
