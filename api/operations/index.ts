// Owns: backups and restoring them.
// Does not own: what the tables mean; it copies them as they are.
// May be called by: scripts.
export { BackupError } from './backup-error.ts'
export { newBackupKey } from './archive.ts'
export { restoreBackup } from './restore-backup.ts'
export { takeBackup } from './take-backup.ts'
