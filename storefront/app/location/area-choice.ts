import type { Area } from '#contract/delivery.ts'
import { codeInArea } from '#domain/delivery/area-code.ts'
import { normalizedCode, postalCodesOf } from '#domain/delivery/area-match.ts'
import { areaLabel } from './area-facts.tsx'

/** What a guest can choose: an area, and in one of several postal codes which of them they live in. */
export type AreaChoice = { key: string; area: Area; code: string | undefined; label: string }

export const areaChoices = (areas: readonly Area[]): AreaChoice[] =>
  areas.flatMap((area) => {
    const codes = postalCodesOf(area.zipcode)
    const only = [codeInArea(area)]
    return (codes.length > 1 ? codes : only).map((code) => ({
      key: [area.id, code].filter(Boolean).join('-'),
      area,
      code,
      label: areaLabel(area, code),
    }))
  })

/** The choice in this area that a text names, by its label or its postal code. */
export function namedChoice(area: Area | undefined, text: string): AreaChoice | undefined {
  const own = area ? areaChoices([area]) : []
  const typed = text.trim()
  return (
    own.find(
      ({ label, code }) => label === typed || (code !== undefined && code === normalizedCode(typed)),
    ) ?? (own.length === 1 ? own[0] : undefined)
  )
}
