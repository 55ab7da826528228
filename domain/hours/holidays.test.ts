import { describe, expect, test } from 'vitest'
import { settings } from '#contract/settings.ts'
import { comingHolidays, easterSunday, federalStates, type FederalState, holidaysOf } from './holidays.ts'

const states = Object.keys(federalStates) as FederalState[]
/** The Länder in which a day is kept on a date, in each scope. */
const keepers = (name: string, date: string) => {
  const of = (scope: string) =>
    states.filter((state) =>
      holidaysOf(state, Number(date.slice(0, 4))).some(
        (day) => day.name === name && day.date === date && day.scope === scope,
      ),
    )
  return [of('state').join(' '), of('places').join(' ')]
}

test.each([
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
])('Easter of %i is on %s', (year, date) => {
  expect(easterSunday(year)).toBe(date)
})

const all = 'BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH'

describe('who keeps which day', () => {
  test.each([
    ['New Year’s Day', '2026-01-01', all, ''],
    ['Epiphany', '2026-01-06', 'BW BY ST', ''],
    ['International Women’s Day', '2022-03-08', 'BE', ''],
    ['International Women’s Day', '2026-03-08', 'BE MV', ''],
    ['Good Friday', '2026-04-03', all, ''],
    ['Easter Sunday', '2026-04-05', 'BB', ''],
    ['Easter Monday', '2026-04-06', all, ''],
    ['Labour Day', '2026-05-01', all, ''],
    ['Liberation Day', '2025-05-08', 'BE', ''],
    ['Liberation Day', '2026-05-08', '', ''],
    ['Ascension Day', '2026-05-14', all, ''],
    ['Whit Sunday', '2026-05-24', 'BB', ''],
    ['Whit Monday', '2026-05-25', all, ''],
    ['Corpus Christi', '2026-06-04', 'BW BY HE NW RP SL', 'SN TH'],
    ['Corpus Christi', '2027-05-27', 'BW BY HE NW RP SL', 'SN TH'],
    ['Anniversary of the uprising of 1953', '2028-06-17', 'BE', ''],
    ['Peace Festival of Augsburg', '2026-08-08', '', 'BY'],
    ['Assumption Day', '2026-08-15', 'SL', 'BY'],
    ['World Children’s Day', '2026-09-20', 'TH', ''],
    ['Day of German Unity', '2026-10-03', all, ''],
    ['Reformation Day', '2026-10-31', 'BB HB HH MV NI SN ST SH TH', ''],
    ['Reformation Day', '2016-10-31', 'BB MV SN ST TH', ''],
    ['All Saints’ Day', '2026-11-01', 'BW BY NW RP SL', ''],
    ['Day of Repentance and Prayer', '2026-11-18', 'SN', ''],
    ['Day of Repentance and Prayer', '2028-11-22', 'SN', ''],
    ['Day of Repentance and Prayer', '2023-11-22', 'SN', ''],
    ['Day of Repentance and Prayer', '2033-11-16', 'SN', ''],
    ['Christmas Day', '2026-12-25', all, ''],
    ['Boxing Day', '2026-12-26', all, ''],
  ])('%s on %s: %s, in places %s', (name, date, whole, places) => {
    expect(keepers(name, date)).toEqual([whole, places])
  })

  test('the number of holidays of each Land in 2026', () => {
    const count = (state: FederalState) =>
      holidaysOf(state, 2026).filter(({ scope }) => scope === 'state').length
    expect(Object.fromEntries(states.map((state) => [state, count(state)]))).toEqual({
      BW: 12,
      BY: 12,
      BE: 10,
      BB: 12,
      HB: 10,
      HH: 10,
      HE: 10,
      MV: 11,
      NI: 10,
      NW: 11,
      RP: 11,
      SL: 12,
      SN: 11,
      ST: 11,
      SH: 10,
      TH: 11,
    })
  })
})

test('Christmas Eve and New Year’s Eve are no holidays by law, and yet on the list of each Land', () => {
  for (const state of states) {
    const eves = holidaysOf(state, 2026).filter(({ scope }) => scope === 'custom')
    expect(eves.map(({ date }) => date)).toEqual(['2026-12-24', '2026-12-31'])
  }
})

test('the coming holidays begin with the day itself and end before it comes again', () => {
  const dates = comingHolidays('BE', '2026-10-03').map(({ date }) => date)
  expect([dates[0], dates.at(-1), dates.length]).toEqual(['2026-10-03', '2027-05-17', 12])
})

test('the Land is chosen from all of them', () => {
  expect(settings.FEDERAL_STATE.choices).toEqual(['', ...states])
})
