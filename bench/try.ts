import globalSetup, { templateDir } from '../e2e/global-setup.ts'
import { benchOrders } from './orders.ts'
await globalSetup()
console.log(await benchOrders(templateDir))
