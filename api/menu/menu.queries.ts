import type { Category, Combo, ComboSummary, Product, ProductSummary } from '#contract/menu.ts'
import { soldOutMarks } from '#domain/menu/sold-out.ts'
import type { Ctx } from '../context.ts'
import { translationFor } from '../db/localized.ts'
import { AppError } from '../http/errors.ts'
import { loadToday } from '../today/index.ts'
import { menuOfBranch, readBranchRows } from './branch-menu.ts'
import { buildMenu, type Menu } from './build-menu.ts'
import { localizeMenu, readMenuRows } from './menu.rows.ts'

/**
 * The whole menu of the branch in one language, cached in memory per content version, and anew when something is sold out
 * no longer: what is over is decided by the clock.
 */
export async function loadMenu(ctx: Ctx, inLanguage = ctx.language): Promise<Menu> {
  const language = translationFor(inLanguage, ctx.mainLanguage)
  const { soldOut } = await loadToday(ctx)
  const marks = soldOut.map(({ key }) => key).join(' ')
  return ctx.deps.content.get(`menu:${ctx.branchId}:${language ?? ''}:${marks}`, async () => {
    // One snapshot of the database: a menu that is rewritten meanwhile must not be read half old and half new.
    const snapshot = ctx.deps.db.transaction().setIsolationLevel('repeatable read')
    return snapshot.execute(async (trx) => {
      const rows = localizeMenu(await readMenuRows(trx), language)
      return buildMenu(menuOfBranch(rows, await readBranchRows(trx, ctx.branchId)), soldOutMarks(soldOut))
    })
  })
}

/** One category with its products as a list shows them. Throws `not_found`. */
export async function listProductsOf(
  ctx: Ctx,
  categoryId: string,
): Promise<{ data: ProductSummary[]; meta: { category: { data: Category } } }> {
  const menu = await loadMenu(ctx)
  const category = menu.categories.find((one) => one.id === categoryId)
  if (!category) throw new AppError('not_found', 'There is no such category')
  const products = menu.productsByCategory.get(categoryId) ?? []
  return { data: products.map(summaryOf), meta: { category: { data: category } } }
}

/** Throws `not_found`, also for a product of another category. */
export async function findProduct(ctx: Ctx, categoryId: string, productId: string): Promise<Product> {
  const product = (await loadMenu(ctx)).products.get(productId)
  if (!product || product.categoryId !== categoryId) throw new AppError('not_found', 'There is no such dish')
  return product
}

/** Throws `not_found`. Combos that only an option opens are found too. */
export async function findCombo(ctx: Ctx, id: string): Promise<Combo> {
  const combo = (await loadMenu(ctx)).combos.get(id)
  if (!combo) throw new AppError('not_found', 'There is no such menu')
  return combo
}

export async function listListedCombos(ctx: Ctx): Promise<ComboSummary[]> {
  return [...(await loadMenu(ctx)).listedCombos.values()].map((combo) => ({
    ...combo,
    items: combo.items.map((slot) => ({
      ...slot,
      products: slot.products.map(({ id, name }) => ({ id, name })),
    })),
  }))
}

function summaryOf(product: Product): ProductSummary {
  const { variants, extras, media: _media, ...facts } = product
  return {
    ...facts,
    configurable: product.sizes.length > 1 || variants.length > 0 || extras.length > 0,
  }
}
