/** What the rules say to the staff about branches. */
export const branchMessages = {
  isMain: 'This is the first branch: orders without a branch belong to it, so it stays',
  hasOpenOrders: 'This branch still has open orders. Please finish them first',
} as const
