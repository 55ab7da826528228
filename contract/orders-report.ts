import { z } from 'zod'
import { DeliverType } from './deliver-type.ts'
import { endpoint } from './endpoint.ts'
import { CalendarDate, Id, MoneySum } from './primitives.ts'
import { weekdays } from './weekdays.ts'

const DAY_MS = 86_400_000
/** A leap year: the figures of a year are made of every order of it. */
const MAX_DAYS = 366

/** Days of the restaurant, first and last included. */
export const ReportDays = z
  .object({ from: CalendarDate, to: CalendarDate })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day is before the first' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_DAYS * DAY_MS, {
    path: ['to'],
    error: 'At most a year',
  })
export type ReportDays = z.output<typeof ReportDays>

const figures = {
  orders: z.int(),
  /** What guests ordered for, with taxes and deposits, without tips. */
  turnover: MoneySum,
}

export const SalesFigures = z.object(figures).meta({ id: 'SalesFigures' })
export type SalesFigures = z.output<typeof SalesFigures>

/** What was sold on some days, first and last included. Orders that were rejected and tests count nowhere but where it says so. */
export const SalesReport = z
  .object({
    totals: z.object({
      ...figures,
      goods: MoneySum,
      deposit: MoneySum,
      delivery: MoneySum,
      discount: MoneySum,
      /** What was added to the prices; zero where prices include it. */
      tax: MoneySum,
      tip: MoneySum,
      /** Turnover and tips. */
      total: MoneySum,
      /** What was paid back of it until now. */
      refunded: MoneySum,
    }),
    rejected: SalesFigures,
    /** As many days before the first one; of days that are not over yet, up to the same time of day. */
    before: SalesFigures,
    days: z.array(z.object({ date: CalendarDate, ...figures })),
    hours: z.array(z.object({ hour: z.int(), ...figures })),
    weekdays: z.array(z.object({ weekday: z.enum(weekdays), ...figures })),
    deliverTypes: z.array(z.object({ deliverType: DeliverType, ...figures })),
    /** Null stands for an area whose name no order tells: guests gave their town. */
    areas: z.array(z.object({ areaId: Id, name: z.string().nullable(), ...figures })),
    /** A provider has its name; who pays in person has none. */
    payments: z.array(z.object({ method: z.string(), provider: z.string().nullable(), ...figures })),
    branches: z.array(z.object({ branchId: Id, ...figures })),
    /** Dishes and combos in the kitchen's language. Their turnover is without deposits, discounts and taxes that are added. */
    items: z.array(
      z.object({
        kind: z.enum(['productItem', 'menuItem']),
        id: z.string(),
        name: z.string(),
        qty: z.int(),
        turnover: MoneySum,
      }),
    ),
    taxes: z.array(
      z.object({
        /** Of a tax that was added to prices; null for the VAT that they contain. */
        name: z.string().nullable(),
        /** Of the VAT that prices contain, in percent; null for a tax that was added to them. */
        rate: z.number().nullable(),
        gross: MoneySum.nullable(),
        net: MoneySum.nullable(),
        tax: MoneySum,
      }),
    ),
  })
  .meta({ id: 'SalesReport' })
export type SalesReport = z.output<typeof SalesReport>

/** What was sold, by day, hour, way, area, dish and rate. Orders count on the day on which they were placed. */
export const getSalesReport = endpoint({
  id: 'getSalesReport',
  method: 'GET',
  path: '/staff/reports/sales',
  auth: 'staff',
  permission: 'reports.read',
  summary: 'What was sold on some days, by day, hour, way, area, dish and rate',
  query: ReportDays.safeExtend({
    /** Of one branch alone; left out: of all branches of the member. */
    branch: Id.optional(),
  }),
  response: SalesReport,
})
