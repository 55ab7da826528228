/** A branch's own values override the shared ones. */
export type SettingsTables = {
  settings: { key: string; value: string; media_json: string }
  branch_settings: { branch_id: string; key: string; value: string; media_json: string }
}
