/** Turkish of opening hours, special days and tables. */
export const hoursMessages = {
  'Not saved yet': 'Henüz kaydedilmedi',
} as const satisfies Record<string, string>
