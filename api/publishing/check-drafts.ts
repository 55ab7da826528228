import type { DraftedFinding, NamedDocument, PriceCheck } from '#contract/publishing.staff.ts'
import type { DocumentSet } from '#domain/publishing/document-set.ts'
import { findingKey, lawCheck, newlyRed } from '#domain/publishing/law-check.ts'
import { priceCheck } from '#domain/publishing/price-check.ts'
import { type Ctx, isoNow } from '../context.ts'
import { loadServedAreas } from '../delivery/index.ts'
import { menuOfDocuments } from '../menu/index.ts'
import { readRecentCarts } from '../orders/index.ts'
import { namedDrafts, soundDrafts } from './broken-drafts.ts'
import { readWorkspace } from './workspace.ts'

/** The carts of so many orders are tried. */
const CARTS = 500

/** Prices the last carts as the menu is and as it is drafted; nothing is written. */
export async function checkPrices(ctx: Ctx): Promise<PriceCheck> {
  const workspace = await readWorkspace(ctx.db)
  const { set: drafted, broken } = soundDrafts(workspace)
  const carts = await readRecentCarts(ctx, CARTS)
  const { areas } = await loadServedAreas(ctx)
  const minimums = new Map(areas.map((area) => [area.id, area.minimumOrder]))
  const menuOf = (set: DocumentSet) => {
    const { products, listedCombos } = menuOfDocuments(set)
    return { products, combos: listedCombos }
  }
  const check = priceCheck(
    { published: menuOf(workspace.published), drafted: menuOf(drafted) },
    carts.map(({ items, areaId }) => ({
      items,
      minimumOrder: areaId === null ? null : (minimums.get(areaId) ?? null),
    })),
  )
  return { ...check, broken: namedDrafts(ctx, workspace, broken) }
}

type LawCheck = { checkedAt: string; findings: DraftedFinding[]; broken: NamedDocument[] }

/** What the law asks about in everything as it is drafted, with the moment for the report. */
export async function checkLaw(ctx: Ctx): Promise<LawCheck> {
  const workspace = await readWorkspace(ctx.db)
  const { published } = workspace
  const { set: drafted, broken } = soundDrafts(workspace)
  const blocking = new Set(newlyRed(published, drafted).map(findingKey))
  const findings = lawCheck(drafted).map((one) => ({ ...one, isBlocking: blocking.has(findingKey(one)) }))
  return { checkedAt: isoNow(ctx.deps), findings, broken: namedDrafts(ctx, workspace, broken) }
}
