/**
 * Reasons the counter can choose when it cannot take an order. They are stored as they stand here, so that each guest
 * reads them in their own language; a reason that somebody typed is shown as it was typed.
 */
export const rejectReasons = [
  'The kitchen is full at the moment',
  'Something you ordered has just run out',
  'We cannot deliver to this address',
  'We are about to close',
  'We could not reach you',
] as const
