export type NightlyTables = {
  /** The last night for which a task was started: a calendar date, empty before the first. */
  nightly_runs: { task: string; night: string }
}
