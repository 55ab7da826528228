/** A backup or a restore that cannot be done; the message is one clear line for the operator. */
export class BackupError extends Error {}
