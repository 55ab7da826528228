/** As much as the strictest provider shows on its page. */
const MAX_LENGTH = 127

/** The payment description at the provider: payee and order code. A long name is cut, the code never. */
export function paymentDescription(restaurant: string, orderCode: string): string {
  const room = MAX_LENGTH - orderCode.length - 2
  const name = [...restaurant.trim()].slice(0, room).join('').trim()
  return name === '' ? orderCode : `${name}, ${orderCode}`
}
