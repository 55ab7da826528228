/** German of opening hours, special days and tables. */
export const hoursMessages = {
  'Not saved yet': 'Noch nicht gespeichert',
  Monday: 'Montag',
  Tuesday: 'Dienstag',
  Wednesday: 'Mittwoch',
  Thursday: 'Donnerstag',
  Friday: 'Freitag',
  Saturday: 'Samstag',
  Sunday: 'Sonntag',
  'First day': 'Erster Tag',
  'Last day': 'Letzter Tag',
  'Special day': 'Besonderer Tag',
  Table: 'Tisch',
} as const satisfies Record<string, string>
