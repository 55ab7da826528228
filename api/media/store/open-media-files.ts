import type { MediaConfig } from '../../config/media-environment.ts'
import type { Deps } from '../../context.ts'
import { createCachedFiles } from './cached-files.ts'
import { createDatabaseStore } from './database-store.ts'
import type { FileStore } from './file-store.ts'
import { createFolderFiles } from './folder-files.ts'
import type { MediaFiles } from './media-files.ts'
import { createS3Store } from './s3-store.ts'

type Stores = Pick<Deps, 'db' | 'transact'>

/** The store that the configuration names; undefined where the folder of this machine is all there is. */
function openFileStore(config: MediaConfig, deps: Stores): FileStore | undefined {
  if (config.kind === 's3') return createS3Store(config)
  return config.kind === 'database' ? createDatabaseStore(deps) : undefined
}

/** The files of pictures where the configuration keeps them, with those of this machine below `mediaDir`. */
export function openMediaFiles(config: MediaConfig, deps: Stores & Pick<Deps, 'mediaDir'>): MediaFiles {
  const store = openFileStore(config, deps)
  return store ? createCachedFiles(deps.mediaDir, store) : createFolderFiles(deps.mediaDir)
}
