export type SettingsTables = {
  settings: { key: string; value: string; media_json: string }
  media: { id: string; width: number; height: number; placeholder: string; stored_at: string }
}
