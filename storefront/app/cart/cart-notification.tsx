export function CartNotification() {
  return null
}
