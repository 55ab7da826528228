import { weekdays } from '#contract/weekdays.ts'
import type { Ctx } from '#api/context.ts'
import { sanitizePage } from '#api/content/index.ts'
import { flag } from '#api/db/columns.ts'
import { saveSettings } from '#api/settings/index.ts'
import { demoAreas } from './areas.ts'
import { demoPages } from './pages/demo-pages.ts'
import { demoLanguages, demoSettings, demoSettingTexts, demoWeek } from './restaurant.ts'
import type { DemoPictures } from './seed-pictures.ts'
import { turkish } from './turkish/turkish.ts'
import { turkishPages } from './turkish/turkish-pages.ts'

/** Writes everything of the demo but its menu. Ids are the slugs, so that the demo's addresses stay the same. */
export async function seedRestaurant(ctx: Ctx, pictures: DemoPictures): Promise<void> {
  const { db } = ctx
  await db
    .insertInto('languages')
    .values(
      demoLanguages.map((language, position) => ({
        id: language.code,
        code: language.code,
        name: language.name,
        is_default: flag(language.isDefault),
        is_rtl: flag(language.isRtl),
        position,
      })),
    )
    .execute()

  const texts = Object.entries(demoSettingTexts)
  const values = { ...demoSettings, ...Object.fromEntries(texts.map(([key, text]) => [key, text.de])) }
  const media = (key: string) => {
    const picture = pictures.get(key)
    return JSON.stringify(picture ? { poster: { data: picture } } : {})
  }
  const saved = await saveSettings(ctx, values)
  if (!saved.ok) throw new Error(`settings of the demo: ${JSON.stringify(saved.problems)}`)
  await db
    .insertInto('settings')
    .values([
      { key: 'LOGO', value: '', media_json: media('logo') },
      { key: 'HERO_IMAGE', value: '', media_json: media('hero') },
    ])
    .execute()
  await db
    .insertInto('translations')
    .values(
      texts.flatMap(([, { de, en }]) => [
        { language_code: 'en', source_text: de, text: en },
        { language_code: 'tr', source_text: de, text: turkish[de] ?? de },
      ]),
    )
    .execute()

  await db
    .insertInto('pages')
    .values(
      demoPages.map((page, position) => ({
        id: page.slug,
        slug: page.slug,
        name: page.name.de,
        text: sanitizePage(page.html.de),
        translations_json: JSON.stringify({
          en: { name: page.name.en, text: sanitizePage(page.html.en) },
          ...pageInTurkish(page.slug),
        }),
        is_popup: flag(page.isPopup),
        on_header: flag(page.onHeader),
        on_footer: flag(page.onFooter),
        position,
      })),
    )
    .execute()
  await db
    .insertInto('hours')
    .values(
      weekdays.flatMap((day, at) =>
        demoWeek[day].map((span, position) => ({
          id: `${day.toLowerCase()}-${position}`,
          weekday: at + 1,
          start_time: span.start,
          end_time: span.end,
        })),
      ),
    )
    .execute()
  await db
    .insertInto('areas')
    .values(
      demoAreas.map((area, position) => ({
        id: area.slug ?? area.zipcode,
        name: area.name,
        zipcode: area.zipcode,
        minimum_order_cents: area.minimumOrder,
        delivery_price_cents: area.deliveryPrice,
        free_delivery_threshold_cents: area.freeDeliveryThreshold,
        shape_json: area.shape ? JSON.stringify(area.shape) : null,
        radius_m: area.radius ?? null,
        fee_steps_json: area.feeSteps ? JSON.stringify(area.feeSteps) : null,
        position,
      })),
    )
    .execute()
}

function pageInTurkish(slug: string) {
  const page = turkishPages[slug]
  return page && { tr: { name: page.name, text: sanitizePage(page.html) } }
}
