import { loadApi } from '../http/load-api.ts'

/** The calls of an order's page. */
export const orderApi = loadApi(() => import('./order-api.ts'))
