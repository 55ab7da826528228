export function CartTrigger() {
  return null
}
