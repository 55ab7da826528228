import type { Hono } from 'hono'
import { getCombo, getProduct, listCategories, listCategoryProducts, listCombos } from '#contract/menu.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { findCombo, findProduct, listListedCombos, listProductsOf, loadMenu } from './menu.queries.ts'

export function menuRoutes(app: Hono<AppEnv>): void {
  mount(app, listCombos, ({ ctx }) => listListedCombos(ctx))
  mount(app, getCombo, ({ ctx, params }) => findCombo(ctx, params.id))
  mount(app, listCategories, async ({ ctx }) => (await loadMenu(ctx)).categories)
  mount(app, listCategoryProducts, ({ ctx, params }) => listProductsOf(ctx, params.id))
  mount(app, getProduct, ({ ctx, params }) => findProduct(ctx, params.categoryId, params.productId))
}
