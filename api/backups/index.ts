// Owns: taking backups and restoring them.
// Does not own: what the tables mean; it copies them as they are.
// May be called by: the scripts backup and restore alone; a server never loads its packages.
export { newBackupKey } from './archive.ts'
export { BackupError, isExpected } from './backup-error.ts'
export { restoreBackup } from './restore-backup.ts'
export { takeBackup } from './take-backup.ts'
