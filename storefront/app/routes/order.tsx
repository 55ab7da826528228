export default function Order() {
  return <h1>order</h1>
}
