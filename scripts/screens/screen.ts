import type { Page } from '@playwright/test'
import type { Fixtures, Viewer } from './fixtures.ts'

export type Language = 'de' | 'en' | 'tr'

/** One screen as it is pictured: its file name, its title in the index, and the steps to it. */
export type Screen = {
  name: string
  title: string
  languages?: readonly Language[]
  as?: Viewer
  hasCart?: true
  /** The steps to it depend on the size of the window. */
  isSizeBound?: true
  come(page: Page, fixtures: Fixtures, language: Language): Promise<unknown>
}

/** Screens that need the restaurant in the same state. */
export type Scenario = {
  title: string
  /** Brings the restaurant into that state. */
  prepare?(fixtures: Fixtures): unknown
  screens: readonly Screen[]
  /** Takes the state back. */
  undo?(fixtures: Fixtures): unknown
}
