// Owns: uploaded pictures, their crops and the files of every picture.
// Does not own: where a picture is shown; documents and settings hold its description.
// May be called by: the app itself, backups.
export { forgetPictures } from './forget-pictures.ts'
export { mediaStaffRoutes } from './media.staff.routes.ts'
export { keepLocal } from './keep-local.ts'
export { keepProcessed } from './keep-processed.ts'
export { createPictureProcessor } from './processing-child.ts'
export { createFolderFiles } from './store/folder-files.ts'
export type { FileStore } from './store/file-store.ts'
export { createDatabaseStore } from './store/database-store.ts'
export { isFacts, isMediaName } from './store/media-name.ts'
export { createS3Store } from './store/s3-store.ts'
export { openMediaFiles } from './store/open-media-files.ts'
