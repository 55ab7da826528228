export type OperationsTables = {
  /** The backups that were finished; the files themselves stand elsewhere. */
  backups: {
    id: string
    finished_at: string
    kilobytes: number
    is_off_site: number
    is_encrypted: number
  }
}
