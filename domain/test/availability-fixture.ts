import type { AvailabilityRule } from '#contract/availability.ts'

/** A rule that limits nothing but what is given. */
export const availabilityRule = (more: Partial<AvailabilityRule> = {}): AvailabilityRule => ({
  weekdays: [],
  spans: [],
  from: null,
  until: null,
  deliverTypes: [],
  ...more,
})

/** Weekdays from half past eleven to half past two. */
export const lunchRule = availabilityRule({
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  spans: [{ start: '11:30', end: '14:30' }],
})
