export function CartBar() {
  return null
}
