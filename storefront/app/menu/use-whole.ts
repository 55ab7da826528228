import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the document stands as it came, true once the scripts are there: the rest of a long list comes then. */
export function useWhole(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
