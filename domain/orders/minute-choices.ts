/** The minutes until an order is ready that the counter can choose with one touch. */
export const minuteChoices = [15, 20, 25, 30, 40, 50, 60] as const
