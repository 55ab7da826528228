/** `code` is part of the QR code on the table; anybody who knows it may order there. */
export type BranchesTables = {
  branches: { id: string; slug: string; name: string; position: number }
  tables: { id: string; branch_id: string; code: string; name: string; position: number }
  /** Tokens of tables that were left before their time was over. */
  ended_table_tokens: { token_hash: string; expires_at: string }
}
