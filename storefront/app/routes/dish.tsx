export default function Dish() {
  return <h1>dish</h1>
}
