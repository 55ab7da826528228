/** German of the branches in the back office. */
export const branchesMessages = {
  'This is the first branch: orders without a branch belong to it, so it stays':
    'Das ist die erste Filiale: Bestellungen ohne Filiale gehören zu ihr, deshalb bleibt sie',
  'This branch still has open orders. Please finish them first':
    'Diese Filiale hat noch offene Bestellungen. Bitte zuerst abschließen',
  'This is set for the whole restaurant': 'Das gilt für das ganze Restaurant',
} as const satisfies Record<string, string>
