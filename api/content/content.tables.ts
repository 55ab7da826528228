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
  /** Messages of the contact form. */
  contact_messages: {
    id: string
    idempotency_key: string | null
    request_hash: string
    branch_id: string
    /** The account of the sender, if signed in. */
    user_id: string | null
    language: string
    sent_at: string
    first_name: string
    last_name: string
    email: string
    subject: string
    message: string
    handled_at: string | null
  }
}
