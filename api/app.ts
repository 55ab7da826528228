import { type Context, Hono } from 'hono'
import { getPath } from 'hono/utils/url'
import { endpoints } from '#contract/index.ts'
import { accountsRoutes, findAccountActor } from './accounts/index.ts'
import { branchesRoutes, findBranch, findChosenBranch, findTableActor, leaveTable } from './branches/index.ts'
import { checkoutRoutes } from './checkout/index.ts'
import { contactRoutes, contentRoutes, findSay, loadLanguages } from './content/index.ts'
import { deliveryRoutes } from './delivery/index.ts'
import type { Ctx, Deps } from './context.ts'
import { demoStaffRoutes } from './demo/index.ts'
import { guestsStaffRoutes } from './guests/index.ts'
import { hoursRoutes, hoursStaffRoutes } from './hours/index.ts'
import { apiDocsRoutes } from './http/api-docs.ts'
import type { AppEnv } from './http/app-env.ts'
import { pathBelowBranch } from './http/branch-address.ts'
import { csrf } from './http/csrf.ts'
import { fromResponseCache, requestLog, withContext } from './http/middleware.ts'
import { AppError, errorResponse } from './http/errors.ts'
import { refuseWrites } from './http/refuse-writes.ts'
import { loyaltyRoutes, pointBalance } from './loyalty/index.ts'
import { enqueueMail, notificationsStaffRoutes } from './notifications/index.ts'
import { mediaStaffRoutes } from './media/index.ts'
import { menuRoutes, menuStaffRoutes } from './menu/index.ts'
import { operationsStaffRoutes } from './operations/index.ts'
import { ordersRoutes, ordersStaffRoutes } from './orders/index.ts'
import { paidOrders, paymentsRoutes, paymentsStaffRoutes } from './payments/index.ts'
import { listPictures, publishingStaffRoutes } from './publishing/index.ts'
import { reservationsRoutes, reservationsStaffRoutes } from './reservations/index.ts'
import { personalDataSources } from './composition/personal-data-sources.ts'
import { loadSettings, settingsRoutes, settingsStaffRoutes } from './settings/index.ts'
import { createStaffLimits, findStaffActor, provePassword, staffRoutes } from './staff/index.ts'
import { todayStaffRoutes } from './today/index.ts'

export type AppOptions = {
  publicUrl?: string | undefined
  /** How many trusted reverse proxies stand in front of the server. */
  trustProxy?: number
  /** Serves a preview: nothing can be ordered or saved. */
  isPreview?: boolean
}

/** The API below `/api` and below `/b/{branch}/api`: the order of the middlewares, and every module. */
export function createApp(deps: Deps, options: AppOptions = {}): Hono<AppEnv> {
  const getPathOfCall = (request: Request) => pathBelowBranch(getPath(request))
  const app = new Hono<AppEnv>({ getPath: getPathOfCall }).basePath('/api')
  const refuse = (error: unknown, c: Context<AppEnv>) => {
    // A path outside of the API reaches no middleware that provides them.
    c.set('deps', deps)
    return errorResponse(error, c, findSay)
  }
  app.onError(refuse)
  app.notFound((c) => {
    const allowed = methodsOf(c.req.path)
    if (allowed.length === 0) return refuse(new AppError('not_found', 'Not found'), c)
    c.header('allow', allowed.join(', '))
    const message = 'This address cannot be called this way'
    return refuse(new AppError('method_not_allowed', message), c)
  })

  app.use(requestLog(deps, options))
  app.use(fromResponseCache(deps))
  if (options.isPreview) app.use(refuseWrites)
  app.use(csrf(options.publicUrl))
  app.use(
    withContext(
      deps,
      {
        languages: () => loadLanguages(deps),
        actor: async (token, isOfStaff) =>
          (isOfStaff ? await findStaffActor(deps, token) : undefined) ??
          (await findTableActor(deps, token)) ??
          (await findAccountActor(deps, token)) ??
          (isOfStaff ? undefined : await findStaffActor(deps, token)),
        branch: (slug) => findBranch(deps, slug),
        chosenBranch: (cookie) => findChosenBranch(deps, cookie),
      },
      options,
    ),
  )

  settingsRoutes(app)
  settingsStaffRoutes(app)
  contentRoutes(app)
  contactRoutes(app)
  branchesRoutes(app, options.publicUrl)
  hoursRoutes(app)
  hoursStaffRoutes(app)
  deliveryRoutes(app, deps)
  menuRoutes(app)
  menuStaffRoutes(app)
  mediaStaffRoutes(app, { listPictures })
  paymentsRoutes(app)
  paymentsStaffRoutes(app)
  checkoutRoutes(app)
  accountsRoutes(app, { pointBalance, personalData: personalDataSources, leaveTable })
  guestsStaffRoutes(app, { personalData: personalDataSources })
  loyaltyRoutes(app)
  ordersRoutes(app)
  ordersStaffRoutes(app, paidOrders)
  notificationsStaffRoutes(app)
  operationsStaffRoutes(app)
  reservationsRoutes(app)
  reservationsStaffRoutes(app)
  publishingStaffRoutes(app)
  const limits = createStaffLimits()
  const shopName = async (ctx: Ctx) => (await loadSettings(ctx)).SITE_TITLE
  staffRoutes(app, { enqueueMail, shopName }, limits)
  demoStaffRoutes(app, (ctx, password) => provePassword(ctx, password, limits))
  todayStaffRoutes(app)
  apiDocsRoutes(app)

  deps.content.onChange(() => deps.responseCache.clear())
  return app
}

/** The methods that the contract knows for a path. */
function methodsOf(path: string): string[] {
  return endpoints
    .filter(({ endpoint }) => new RegExp(`^/api${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .flatMap(({ endpoint }) => (endpoint.method === 'GET' ? ['GET', 'HEAD'] : [endpoint.method]))
}
