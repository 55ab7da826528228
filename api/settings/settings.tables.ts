export type SettingsTables = {
  settings: { key: string; value: string; media_json: string }
}
