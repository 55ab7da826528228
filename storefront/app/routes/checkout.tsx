export default function Checkout() {
  return <h1>checkout</h1>
}
