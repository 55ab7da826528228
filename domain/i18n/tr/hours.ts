/** Turkish of opening hours, special days and tables. */
export const hoursMessages = {
  'Not saved yet': 'Henüz kaydedilmedi',
  Monday: 'Pazartesi',
  Tuesday: 'Salı',
  Wednesday: 'Çarşamba',
  Thursday: 'Perşembe',
  Friday: 'Cuma',
  Saturday: 'Cumartesi',
  Sunday: 'Pazar',
  'First day': 'İlk gün',
  'Last day': 'Son gün',
  'Special day': 'Özel gün',
  Table: 'Masa',
} as const satisfies Record<string, string>
