import 'vitest'

declare module 'vitest' {
  /** What vitest.config.ts and scripts/test/postgres.ts hand to every API test. */
  export interface ProvidedContext {
    /** The storage engine this project runs its API tests on. */
    engine: 'sqlite' | 'postgres'
    /** A server that the tests may create schemas in; empty when the engine is sqlite. */
    postgresUrl: string
  }
}
