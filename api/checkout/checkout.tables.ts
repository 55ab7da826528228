/** Add-on taxes, for shops whose prices do not include tax. 700 basis points are 7 percent. */
export type CheckoutTables = {
  taxes: { id: string; name: string; rate_basis_points: number; position: number }
}
