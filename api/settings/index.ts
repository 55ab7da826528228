// Owns: the registry's stored values and the media files.
// Does not own: what a setting decides; the module that reads it does.
// May be called by: every module.
export { loadBranchFacts } from './branch-facts.ts'
export {
  branchesWithOwn,
  loadSharedSettings,
  loadSettings,
  loadSettingsOf,
  type SettingValues,
} from './settings.queries.ts'
export { prepareBranchValues, readBranchValues, writeBranchValues } from './documents/branch-values.ts'
export { settingDocuments } from './documents/setting-documents.ts'
export { saveSettings } from './save-settings.ts'
export { settingsRoutes } from './settings.routes.ts'
export { settingsStaffRoutes } from './settings.staff.routes.ts'
