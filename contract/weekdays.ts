/** Days as spec 3 names them, Monday first. In a file of its own, so that screens need no schema for them. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
