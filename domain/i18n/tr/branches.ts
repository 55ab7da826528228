/** Turkish of the branches in the back office. */
export const branchesMessages = {
  'This is the first branch: orders without a branch belong to it, so it stays':
    'Bu ilk şube: şubesiz siparişler ona ait, bu yüzden kalır',
  'This branch still has open orders. Please finish them first':
    'Bu şubenin hâlâ açık siparişleri var. Lütfen önce onları tamamlayın',
  'This is set for the whole restaurant': 'Bu, tüm restoran için geçerlidir',
} as const satisfies Record<string, string>
