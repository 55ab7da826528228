export type Row = Record<string, null | number | string>

/** The tables that an order writes to, and how its rows are found there; `?` is the id of the order. */
export const RAW_TABLES = {
  orders: 'id = ?',
  order_lines: 'order_id = ?',
  order_taxes: 'order_id = ?',
  order_status_changes: 'order_id = ?',
  outbox: "payload_json like '%' || ? || '%'",
  live_events: 'order_id = ?',
}

/** A row of the latest order as a row of another one, which nobody gives a number because it is not paid. */
export function rowOfOrder(table: string, row: Row, orderId: string): Row {
  const own: Record<string, Row> = {
    orders: {
      id: orderId,
      code: orderId,
      token_hash: orderId,
      idempotency_key: orderId,
      receipt_number: null,
      status: 'pending_payment',
    },
    order_status_changes: { id: orderId, order_id: orderId },
    outbox: { id: orderId, payload_json: JSON.stringify({ orderId }) },
    live_events: { id: orderId, order_id: orderId, seq: null },
  }
  return { ...row, ...(own[table] ?? { order_id: orderId }) }
}
