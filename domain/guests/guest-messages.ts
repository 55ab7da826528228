/** What guests and members of staff are told about guests. */
export const guestMessages = {
  blocked:
    'Ordering and signing in are not possible for you here at the moment. If you think this is a mistake, please talk to us: {contact}',
  blockedWithoutContact:
    'Ordering and signing in are not possible for you here at the moment. If you think this is a mistake, please talk to us at the restaurant',
  pointsCorrected: 'Corrected by the restaurant: {reason}',
  reasonMissing: 'Please give a reason',
  amountMissing: 'Please enter how many points',
  tooFewPoints: 'The guest has fewer points than that',
  accountNeeded: 'Only guests with an account have points',
  ordersOpen: 'This guest has an order under way. Please delete the data when it is finished',
} as const
