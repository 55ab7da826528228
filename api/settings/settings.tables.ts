/** A branch's own values stand above those of the house. */
export type SettingsTables = {
  settings: { key: string; value: string; media_json: string }
  branch_settings: { branch_id: string; key: string; value: string; media_json: string }
}
