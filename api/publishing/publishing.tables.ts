export type PublishingTables = {
  /** What is saved and not published; without `document_json` the document is to be deleted. */
  drafts: {
    kind: string
    document_id: string
    document_json: string | null
    member_id: string | null
    member_name: string
    saved_at: string
  }
  /** One row that every write of drafts touches first, so that they come one after the other. */
  draft_lock: { id: number; revision: number }
  publications: {
    id: string
    published_at: string
    member_id: string | null
    member_name: string
    content_version: number
    /** What was changed, in words. */
    changes_json: string
    /** Each document before and after. */
    edits_json: string
  }
}
