import { z } from 'zod'
import { type Cents, cents } from './cents.ts'
import { HIDDEN_CHARACTERS, hasHiddenCharacters, isBlank } from './typed-text.ts'

export type { Cents }

const MAX_EURO = 1_000_000
const MAX_PRICE_EURO = 10_000
/** What a large chain turns over within a year; the thousandth part of a cent is still exact. */
const MAX_SUM_EURO = 10_000_000_000

const money = (min: number, max: number, tolerance = 1e-6) =>
  z.codec(
    z
      .number()
      .min(min)
      .max(max)
      .refine((euro) => Math.abs(euro * 100 - Math.round(euro * 100)) < tolerance, 'At most two decimals'),
    z.custom<Cents>((value) => Number.isSafeInteger(value)),
    {
      decode: (euro) => cents(Math.round(euro * 100)),
      encode: (amount) => amount / 100,
    },
  )

/** Money on the wire: decimal euros, at most two decimals. In the program: integer `Cents`. */
export const Money = money(-MAX_EURO, MAX_EURO).meta({
  id: 'Money',
  description: 'Decimal euros, at most two decimals',
})

/** What many orders add up to. */
export const MoneySum = money(-MAX_SUM_EURO, MAX_SUM_EURO, 1e-3).meta({
  id: 'MoneySum',
  description: 'Decimal euros, at most two decimals',
})

/** A price of the menu, never below zero. */
export const Price = money(0, MAX_PRICE_EURO).meta({
  id: 'Price',
  description: 'Decimal euros, at most two decimals, not below zero',
})

/** Identifiers are opaque text made by us. */
export const Id = z.string().min(1).max(64)

/** A value that may be left out, be null, or be an empty text: forms send one for what was not chosen. */
export const orAbsent = <T extends z.ZodType>(schema: T) =>
  z
    .union([z.codec(z.literal(''), z.null(), { decode: () => null, encode: () => '' as const }), schema])
    .nullish()

/** What clients send along because they show it; it is never read. */
export const Unread = z.unknown().meta({ description: 'Sent along, never read' }).optional()

const KEPT_LENGTH = '2026-11-20T18:30:00.000Z'.length

/** A moment as ISO-8601, for example `2026-11-20T18:30:00.000Z`. Any offset is read; it is kept in UTC. */
export const Instant = z.iso.datetime({ offset: true }).overwrite((text) => {
  // As it is kept and sent: most are, and parsing takes longer than everything else about them.
  if (text.length === KEPT_LENGTH && text.endsWith('Z')) return text
  const milliseconds = Date.parse(text)
  return Number.isNaN(milliseconds) ? text : new Date(milliseconds).toISOString()
})

/**
 * A moment with its offset, kept in UTC, or a wall-clock time without one, which is meant in the restaurant's time zone.
 * Seconds may be left out.
 */
export const LocalMoment = z
  .string()
  .overwrite((text) =>
    text
      .trim()
      .replace(/^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?=$|[Z+-])/, '$1T$2:00')
      .replace(' ', 'T'),
  )
  .check(z.iso.datetime({ offset: true, local: true }))
  .overwrite((text) => {
    const hasOffset = /(?:Z|[+-]\d\d:\d\d)$/.test(text)
    const milliseconds = Date.parse(text)
    return hasOffset && !Number.isNaN(milliseconds) ? new Date(milliseconds).toISOString() : text
  })

// Control characters and lone surrogates: no person types them, PostgreSQL refuses NUL, and a printer obeys the rest.
const CONTROLS = /\p{Cc}+/gu
const CONTROLS_BUT_BREAKS = /[^\P{Cc}\n]+/gu
const CONTROLS_BUT_SPACES = /[^\P{Cc}\n\r\t]+/gu

/** Every text that a person typed and that is stored: without control characters, and empty when nothing is to be seen. */
const typed = (max: number, clean: (text: string) => string) =>
  z
    .string()
    .overwrite((text) => (isBlank(text) ? '' : clean(text.toWellFormed())))
    .trim()
    .max(max)
    .refine((text) => !hasHiddenCharacters(text), HIDDEN_CHARACTERS)

/** One line that a person typed, trimmed; control characters and line breaks become a space. */
export const Line = (max: number) => typed(max, (text) => text.replace(CONTROLS, ' '))

/** A text that a person typed, trimmed; line breaks stay, other control characters become a space. */
export const Text = (max: number) =>
  typed(max, (text) => text.replace(/\r\n?/g, '\n').replace(CONTROLS_BUT_BREAKS, ' '))

/** HTML that a person wrote: its spaces mean nothing, so that line breaks and tabs stay. */
export const Html = (max: number) =>
  z
    .string()
    .overwrite((text) => text.toWellFormed().replace(CONTROLS_BUT_SPACES, ' '))
    .max(max)

/** A wall-clock time of day, `HH:MM`. `24:00` closes a day at midnight. */
export const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/)

/** A calendar date in the branch's time zone, `YYYY-MM-DD`. */
export const CalendarDate = z.iso.date()

/** A BCP 47 language tag of the shop, for example `de` or `en`. */
export const LanguageCode = z.string().regex(/^[a-z]{2}(?:-[a-z]{2,8})*$/)

/** A media holder (spec 3): each kind of picture sits in an object with `data`. */
export const holder = <T extends z.ZodType>(data: T) => z.object({ data })
