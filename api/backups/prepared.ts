import type { MediaConfig } from '../config/media-environment.ts'
import type { Manifest } from './manifest.ts'

/** A backup on this disk whose files have proved to be what they say. */
export type Unpacked = {
  folder: string
  manifest: Manifest
  /** Where its pictures go. */
  media: MediaConfig
}

/** How a backup is restored: what stands there is put aside with `isKept`, else the restore is refused. */
export type Restoring = Unpacked & { staging: string; isKept: boolean }

/** Where the shop is kept that stood in a place before a restore. */
export type Aside = { kind: 'folder'; path: string } | { kind: 'schema'; name: string }

/** A restored database that stands beside the one in use. */
export type Prepared = {
  /** Puts it in place at one stroke, and answers where what stood there is kept, if anything did. */
  use(): Promise<Aside | undefined>
  /** Removes what was prepared. */
  discard(): Promise<void>
}
