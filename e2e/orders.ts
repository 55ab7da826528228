import { randomUUID } from 'node:crypto'

const JSON_HEADERS = { 'content-type': 'application/json' }

/** The order of a customised pizza for takeaway, as a client of the API sends it. */
export const pizzaOrder = {
  items: [{ kind: 'productItem', productId: 'pizza-margherita', sizeId: 'pizza-medium', qty: 2 }],
  deliverType: 'takeaway',
  deliverAt: 'now',
  name: 'Ada Beispiel',
  email: 'ada@beispiel.example',
  phone: '030 1234567',
  terms: true,
  paymentType: 'cash',
}

/** Gets a quote and orders for exactly its price. Returns the link of the order. */
export async function orderByApi(url: string, order: typeof pizzaOrder = pizzaOrder): Promise<string> {
  const quoted = await post(url, '/api/checkout/quote', order)
  const { data } = (await quoted.json()) as { data: { id: string } }
  const placed = await post(url, '/api/checkout/v2', { ...order, quote: data.id })
  if (!placed.ok) throw new Error(`the order was refused: ${placed.status} ${await placed.text()}`)
  return ((await placed.json()) as { data: { url: string } }).data.url
}

function post(url: string, path: string, body: unknown): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { ...JSON_HEADERS, 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  })
}
