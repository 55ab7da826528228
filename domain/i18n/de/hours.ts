/** German of opening hours, special days and tables. */
export const hoursMessages = {
  'Not saved yet': 'Noch nicht gespeichert',
} as const satisfies Record<string, string>
