import { addDays, weekdayOf } from '../reservations/calendar-date.ts'

/** The sixteen Länder of Germany, in the order of their names. */
export const federalStates = {
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hessen',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
} as const

export type FederalState = keyof typeof federalStates

/** Where a day is kept: a holiday of the whole Land, of some places in it, or none by law on which many close earlier. */
export type HolidayScope = 'state' | 'places' | 'custom'

/** A day on which a restaurant may open differently. `name` is a text that can be translated. */
export type Holiday = { date: string; name: string; scope: HolidayScope }

type Rule = {
  name: string
  /** Days after Easter Sunday, a day of the year, or a day that is reckoned otherwise. */
  on: number | `${number}-${number}` | ((year: number) => string)
  /** The Länder that keep it; left out, all of them do. */
  states?: readonly FederalState[]
  /** The Länder of which only some places keep it. */
  places?: readonly FederalState[]
  /** The first year. */
  since?: number
  /** The only year. */
  only?: number
  isCustom?: true
}

const none: readonly FederalState[] = []

/** The laws of the Länder about holidays, as data. */
const rules: readonly Rule[] = [
  { name: 'New Year’s Day', on: '01-01' },
  { name: 'Epiphany', on: '01-06', states: ['BW', 'BY', 'ST'] },
  { name: 'International Women’s Day', on: '03-08', states: ['BE'], since: 2019 },
  { name: 'International Women’s Day', on: '03-08', states: ['MV'], since: 2023 },
  { name: 'Good Friday', on: -2 },
  { name: 'Easter Sunday', on: 0, states: ['BB'] },
  { name: 'Easter Monday', on: 1 },
  { name: 'Labour Day', on: '05-01' },
  { name: 'Liberation Day', on: '05-08', states: ['BE'], only: 2025 },
  { name: 'Ascension Day', on: 39 },
  { name: 'Whit Sunday', on: 49, states: ['BB'] },
  { name: 'Whit Monday', on: 50 },
  {
    name: 'Corpus Christi',
    on: 60,
    states: ['BW', 'BY', 'HE', 'NW', 'RP', 'SL'],
    places: ['SN', 'TH'],
  },
  { name: 'Anniversary of the uprising of 1953', on: '06-17', states: ['BE'], only: 2028 },
  { name: 'Peace Festival of Augsburg', on: '08-08', states: none, places: ['BY'] },
  { name: 'Assumption Day', on: '08-15', states: ['SL'], places: ['BY'] },
  { name: 'World Children’s Day', on: '09-20', states: ['TH'], since: 2019 },
  { name: 'Day of German Unity', on: '10-03' },
  { name: 'Reformation Day', on: '10-31', states: ['BB', 'MV', 'SN', 'ST', 'TH'] },
  { name: 'Reformation Day', on: '10-31', states: ['HB', 'HH', 'NI', 'SH'], since: 2018 },
  { name: 'All Saints’ Day', on: '11-01', states: ['BW', 'BY', 'NW', 'RP', 'SL'] },
  { name: 'Day of Repentance and Prayer', on: repentanceDay, states: ['SN'] },
  { name: 'Christmas Eve', on: '12-24', isCustom: true },
  { name: 'Christmas Day', on: '12-25' },
  { name: 'Boxing Day', on: '12-26' },
  { name: 'New Year’s Eve', on: '12-31', isCustom: true },
]

/** What the holidays are called. */
export const holidayNames: ReadonlySet<string> = new Set(rules.map(({ name }) => name))

/** The days of a year on which a restaurant in a Land may open differently, in order. */
export function holidaysOf(state: FederalState, year: number): Holiday[] {
  return rules
    .flatMap((rule): Holiday[] => {
      const scope = scopeIn(rule, state, year)
      return scope ? [{ date: dateOf(rule.on, year), name: rule.name, scope }] : []
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/** The holidays from a date on, for a year. */
export function comingHolidays(state: FederalState, from: string): Holiday[] {
  const year = Number(from.slice(0, 4))
  const isWithin = ({ date }: Holiday) => date >= from && date < `${year + 1}${from.slice(4)}`
  return [year, year + 1].flatMap((one) => holidaysOf(state, one)).filter(isWithin)
}

function scopeIn(rule: Rule, state: FederalState, year: number): HolidayScope | undefined {
  const { states, places, since, only, isCustom } = rule
  if (year < (since ?? year) || year !== (only ?? year)) return undefined
  if (isCustom) return 'custom'
  if (states === undefined || states.includes(state)) return 'state'
  return places?.includes(state) ? 'places' : undefined
}

function dateOf(on: Rule['on'], year: number): string {
  if (typeof on === 'number') return addDays(easterSunday(year), on)
  return typeof on === 'string' ? `${year}-${on}` : on(year)
}

/** The Wednesday before 23 November. */
function repentanceDay(year: number): string {
  const last = `${year}-11-22`
  return addDays(last, -((weekdayOf(last) + 4) % 7))
}

/** Easter Sunday in the Gregorian calendar, by the reckoning of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const whole = Math.floor
  const [a, b, c] = [year % 19, whole(year / 100), year % 100]
  const [d, e] = [whole(b / 4), b % 4]
  const g = whole((b - whole((b + 8) / 25) + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [whole(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = whole((a + 11 * h + 22 * l) / 451)
  return addDays(`${year}-03-22`, h + l - 7 * m)
}
