/** Written by the build (ui/catalogues.config.ts). */
declare module 'virtual:page-texts' {
  /** Every text of the catalogues that a script of the pages contains. */
  export const pageTexts: readonly string[]
}
