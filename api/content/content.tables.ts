import type { Flag } from '../db/columns.ts'

export type ContentTables = {
  languages: { id: string; code: string; name: string; is_default: Flag; is_rtl: Flag; position: number }
  translations: { language_code: string; source_text: string; text: string }
  pages: {
    id: string
    slug: string
    name: string
    text: string
    translations_json: string
    is_popup: Flag
    on_header: Flag
    on_footer: Flag
    position: number
  }
}
