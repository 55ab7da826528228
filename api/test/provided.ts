import 'vitest'

/** The storage engines that every API test runs on. */
export type Engine = 'sqlite' | 'postgres'

declare module 'vitest' {
  /** What vitest.config.ts and scripts/test/postgres.ts hand to every API test. */
  export interface ProvidedContext {
    engine: Engine
    /** A server that the tests may create schemas in; empty when the engine is sqlite. */
    postgresUrl: string
  }
}
