/** What the rules say to the staff about branches. */
export const branchMessages = {
  ofAllBranches: 'This counts at every branch: whoever works for all of them changes it.',
  ofAnotherBranch: 'This belongs to a branch that you do not work for.',
  isMain: 'This is the first branch: orders without a branch belong to it, so it stays',
  hasOpenOrders: 'This branch still has open orders. Please finish them first',
  notPublished: 'Guests do not see this yet. Please publish it first, then it can have its price here',
} as const
