/** Customised pizzas for takeaway, with the total that the server quotes for them; `url` is that of the checkout. */
export async function orderBody(url: string, productId = 'pizza-margherita'): Promise<string> {
  const cart = {
    items: [
      { kind: 'productItem', productId, sizeId: 'pizza-medium', qty: 2 },
      { kind: 'productItem', productId, sizeId: 'pizza-large', qty: 1 },
    ],
    tip: 1.5,
    deliverType: 'takeaway',
    deliverAt: 'now',
  }
  const response = await fetch(`${url}/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(cart),
  })
  const { data } = (await response.json()) as { data: { id: string; problems: unknown[] } }
  if (data.problems.length > 0)
    throw new Error(`the cart cannot be ordered: ${JSON.stringify(data.problems)}`)
  return JSON.stringify({
    ...cart,
    quote: data.id,
    name: 'Ada Beispiel',
    email: 'ada@beispiel.example',
    phone: '030 1234567',
    terms: true,
    paymentType: 'cash',
  })
}
