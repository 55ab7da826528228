import { Hono } from 'hono'
import { endpoints } from '#contract/index.ts'
import { branchesRoutes } from './branches/index.ts'
import { checkoutRoutes } from './checkout/index.ts'
import { contentRoutes, loadLanguages } from './content/index.ts'
import { deliveryRoutes } from './delivery/index.ts'
import type { Deps } from './deps.ts'
import { hoursRoutes } from './hours/index.ts'
import type { AppEnv } from './http/app-env.ts'
import { csrf } from './http/csrf.ts'
import { fromReady, requestLog, withContext } from './http/middleware.ts'
import { AppError, problemResponse } from './http/problem.ts'
import { menuRoutes } from './menu/index.ts'
import { ordersRoutes, ordersStaffRoutes } from './orders/index.ts'
import { paymentsRoutes } from './payments/index.ts'
import { settingsRoutes } from './settings/index.ts'
import { findStaffActor, staffRoutes } from './staff/index.ts'

/** The API below `/api`: the order of the middlewares and every room, on one screen. */
export function createApp(deps: Deps, options: { publicUrl?: string | undefined } = {}): Hono<AppEnv> {
  const app = new Hono<AppEnv>().basePath('/api')
  app.onError(problemResponse)
  app.notFound((c) => {
    const allowed = methodsOf(c.req.path)
    if (allowed.length === 0) return problemResponse(new AppError('not_found', 'Not found'), c)
    c.header('allow', allowed.join(', '))
    return problemResponse(new AppError('method_not_allowed', `Use ${allowed.join(' or ')}`), c)
  })

  app.use(requestLog(deps))
  app.use(fromReady(deps))
  app.use(csrf(options.publicUrl))
  app.use(
    withContext(
      deps,
      () => loadLanguages(deps),
      (token) => findStaffActor(deps, token),
      options.publicUrl?.startsWith('https:') ?? false,
    ),
  )

  settingsRoutes(app)
  contentRoutes(app)
  branchesRoutes(app)
  hoursRoutes(app)
  deliveryRoutes(app)
  menuRoutes(app)
  paymentsRoutes(app)
  checkoutRoutes(app)
  ordersRoutes(app)
  ordersStaffRoutes(app)
  staffRoutes(app)

  deps.content.onChange(() => deps.ready.clear())
  return app
}

/** The methods that the contract knows for a path. */
function methodsOf(path: string): string[] {
  return endpoints
    .filter(({ endpoint }) => new RegExp(`^/api${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .flatMap(({ endpoint }) => (endpoint.method === 'GET' ? ['GET', 'HEAD'] : [endpoint.method]))
}
