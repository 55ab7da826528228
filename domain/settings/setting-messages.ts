/** What the rules say to a restaurant about the value of a setting. */
export const settingMessages = {
  unknown: 'There is no such setting',
  flag: 'Please switch it on or off',
  number: 'Please enter a whole number from {min} to {max}',
  percent: 'Please enter a number from {min} to {max}',
  amount: 'Please enter an amount from 0 to {max} such as 5 or 2.50',
  url: 'Please enter a whole address that begins with https://',
  map: 'Please enter the embed address of a map that begins with https://, not the address of its page',
  picture: 'Please upload a picture',
  page: 'Please choose a page',
  percents: 'Please enter up to six percents from 1 to 100, separated by commas',
  choice: 'Please choose one of these: {choices}',
  json: 'This is not readable',
  tooLong: 'Please use at most {max} characters',
  oneLine: 'Please write it in one line',
  missing: 'Please enter something',
  timeZone: 'Please enter a time zone such as Europe/Berlin',
  country: 'Please enter a country code of two letters, such as de',
  vatId: 'A German VAT identification number is DE and nine digits, such as DE123456789',
  coordinates: 'Please enter latitude and longitude such as 52.4865,13.4330',
  email: 'Please enter a valid e-mail address',
  phone: 'Please enter a valid phone number',
  colors: 'Please enter colours such as #c2371b',
} as const

export type SettingMessage = (typeof settingMessages)[keyof typeof settingMessages]

/** A sentence with the figures that belong into it. */
export type SettingIssue = { text: SettingMessage; params?: Readonly<Record<string, string | number>> }
