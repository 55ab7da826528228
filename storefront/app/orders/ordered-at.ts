/**
 * When an order was placed, as the server writes it in its language: the first `Intl.DateTimeFormat` of a browser would keep a
 * phone busy for 60 ms.
 */
export type OrderedAt = {
  /** With the weekday. */
  full: string
  long: string
}
