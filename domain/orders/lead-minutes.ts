import type { LeadMinutes } from './expected-time.ts'

type LeadSettings = Readonly<Record<'PREPARATION_MINUTES' | 'DELIVERY_MINUTES', string>>

/** How long the restaurant usually needs, as its settings say; an order itself knows better, see `leadOf`. */
export const leadMinutes = ({ PREPARATION_MINUTES, DELIVERY_MINUTES }: LeadSettings): LeadMinutes => ({
  preparation: Number.parseInt(PREPARATION_MINUTES, 10) || 0,
  delivery: Number.parseInt(DELIVERY_MINUTES, 10) || 0,
})
