import type { Tax } from '#contract/checkout.ts'
import { reusableRules } from '#domain/checkout/reusable-packaging.ts'
import type { ShopRules } from '#domain/checkout/shop-rules.ts'
import { leadMinutes } from '#domain/hours/lead-minutes.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { formatMessage } from '#domain/i18n/format-message.ts'
import type { Words } from '#domain/menu/availability-words.ts'
import { wholeNumber } from '#domain/settings/whole-number.ts'
import type { Ctx } from '../context.ts'
import { loadServedAreas } from '../delivery/index.ts'
import { loadDayPlan } from '../hours/index.ts'
import { loadSettings, type SettingValues } from '../settings/index.ts'
import { loadToday } from '../today/index.ts'

type TableScope = 'none' | 'here' | 'elsewhere'

/** What the order rules need to know about the shop, all of one content version. */
export async function loadShopData(ctx: Ctx) {
  const [settings, { areas, outlines }, week, taxes, { rush }] = await Promise.all([
    loadSettings(ctx),
    loadServedAreas(ctx),
    loadDayPlan(ctx),
    loadTaxes(ctx),
    loadToday(ctx),
  ])
  return {
    settings: shopRules(settings, tableScope(ctx), rush?.minutes ?? 0),
    zone: settings.TIME_ZONE,
    areas,
    outlines,
    week,
    taxes,
    words: wordsIn(ctx.language, settings.ADDRESS_FORM),
  }
}

/** The built-in texts of a language. */
function wordsIn(language: string, addressForm: string): Words {
  const catalogue = builtInMessages(language, addressForm)
  return { language, t: (text, params = {}) => formatMessage(catalogue[text] ?? text, params, language) }
}

/** Add-on taxes. A shop whose prices include tax has none to add (ux.md 3.7). */
export async function loadTaxes(ctx: Ctx): Promise<Tax[]> {
  const settings = await loadSettings(ctx)
  if (settings.PRICES_INCLUDE_TAX !== '') return []
  return ctx.deps.content.get('taxes', async () => {
    const rows = await ctx.deps.db.selectFrom('taxes').selectAll().orderBy('position').execute()
    return rows.map((row) => ({ id: row.id, name: row.name, value: row.rate_basis_points / 100 }))
  })
}

/** A table of this branch orders to that table only; every other caller may use every delivery type but that. */
function tableScope({ actor, branchId }: Ctx): TableScope {
  if (actor.kind !== 'table') return 'none'
  return actor.branchId === branchId ? 'here' : 'elsewhere'
}

function shopRules(settings: SettingValues, table: TableScope, rushMinutes: number): ShopRules {
  const isOn = (value: string) => value !== ''
  return {
    ...reusableRules(settings),
    isActive: isOn(settings.IS_ACTIVE),
    allowDelivery: table === 'none' && isOn(settings.ALLOW_DELIVERY),
    allowTakeaway: table === 'none' && isOn(settings.ALLOW_TAKEAWAY),
    allowCurbside: table === 'none' && isOn(settings.ALLOW_CURBSIDE),
    allowTable: table === 'here',
    allowTip: isOn(settings.ALLOW_TIP) && isOn(settings.TIP_PERCENTS),
    pricesIncludeTax: isOn(settings.PRICES_INCLUDE_TAX),
    requireAllergenInfo: isOn(settings.REQUIRE_ALLERGEN_INFO),
    allowAlcoholDelivery: isOn(settings.ALLOW_ALCOHOL_DELIVERY),
    usesNewAddresses: isOn(settings.USES_NEW_ADDRESS_SYSTEM),
    surchargeBelowMinimum: isOn(settings.SURCHARGE_BELOW_MINIMUM),
    lead: leadMinutes(settings, rushMinutes),
    preorderDays: wholeNumber(settings.PREORDER_DAYS, 7),
  }
}
