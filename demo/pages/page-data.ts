import type { Text } from '../menu/menu-data.ts'

export interface DemoPage {
  slug: string
  name: Text
  /** HTML; headings start at h2, the page's name is the h1. */
  html: Text
  isPopup: boolean
  onHeader: boolean
  onFooter: boolean
}
