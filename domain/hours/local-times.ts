const NANOSECONDS = 1_000_000

/**
 * Writes instants as local times of a zone, `2026-11-20 19:00:00`. The zone is asked once for all instants until its next
 * change of the clock: asking it for each takes longer than everything else about a row of an export.
 */
export function localTimes(zone: string): (instant: string) => string {
  let [from, until, offset] = [Infinity, -Infinity, 0]
  return (instant) => {
    const moment = Date.parse(instant)
    if (moment < from || moment >= until) {
      const local = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone)
      from = moment
      until = local.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity
      offset = local.offsetNanoseconds / NANOSECONDS
    }
    return new Date(moment + offset).toISOString().slice(0, 19).replace('T', ' ')
  }
}
