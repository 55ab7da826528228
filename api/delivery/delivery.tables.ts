export type DeliveryTables = {
  areas: {
    id: string
    name: string
    zipcode: string
    minimum_order_cents: number
    delivery_price_cents: number
    free_delivery_threshold_cents: number
    position: number
  }
}
