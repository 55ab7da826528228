import type { Locator } from '@playwright/test'

/** The texts of the elements that have an edge of their own, as what is chosen has where the system's colours are forced. */
export const edged = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((nodes) =>
    nodes
      .filter((node) => getComputedStyle(node).outlineStyle !== 'none')
      .map((node) => node.textContent ?? ''),
  )
