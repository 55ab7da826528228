import { useQuery } from '@tanstack/react-query'
import type { Coordinates, Shape } from '#contract/delivery.ts'
import type { CodeShapes } from './area-features.ts'

const none: CodeShapes = new Map()

/** The shapes of the postal codes around a point, where they are built in; they are fetched with the first area that has codes. */
export function useCodeShapes(center: Coordinates | undefined, isNeeded: boolean): CodeShapes {
  const { data } = useQuery({
    queryKey: ['postal codes', center],
    enabled: isNeeded && center !== undefined,
    staleTime: Infinity,
    queryFn: () => (center ? readShapes(center) : none),
  })
  return data ?? none
}

async function readShapes(center: Coordinates): Promise<CodeShapes> {
  const { hasPostalCodes, loadPostalCodes } = await import('#ui/map/postal-codes.ts')
  if (!hasPostalCodes(center)) return none
  const { features } = await loadPostalCodes(() => false)
  return new Map(features.map(({ properties, geometry }) => [properties.name ?? '', geometry as Shape]))
}
