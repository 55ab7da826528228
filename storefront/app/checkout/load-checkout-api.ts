import { loadApi } from '../http/load-api.ts'

/** The calls of the checkout. */
export const checkoutApi = loadApi(() => import('./checkout-api.ts'))
