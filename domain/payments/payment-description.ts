/** As much as the strictest provider shows on its page. */
const MAX_LENGTH = 127

/** The payment description at the provider: payee and order code. A long name is cut, the code never. */
export function paymentDescription(restaurant: string, orderCode: string): string {
  const maxLength = MAX_LENGTH - orderCode.length - 2
  const name = [...restaurant.trim()].slice(0, maxLength).join('').trim()
  return name === '' ? orderCode : `${name}, ${orderCode}`
}
