import type { Hono } from 'hono'
import * as branches from '#contract/branches.staff.ts'
import * as content from '#contract/content.staff.ts'
import * as delivery from '#contract/delivery.staff.ts'
import * as hours from '#contract/hours.staff.ts'
import * as menu from '#contract/menu.staff.ts'
import * as settings from '#contract/settings.staff.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mountDocuments } from './mount-documents.ts'

/** The calls of each kind of documents. */
export function documentRoutes(app: Hono<AppEnv>): void {
  mountDocuments(app, 'category', {
    list: menu.listCategoryDocuments,
    get: menu.getCategoryDocument,
    save: menu.saveCategoryDocument,
    remove: menu.removeCategoryDocument,
  })
  mountDocuments(app, 'product', {
    list: menu.listProductDocuments,
    get: menu.getProductDocument,
    save: menu.saveProductDocument,
    remove: menu.removeProductDocument,
  })
  mountDocuments(app, 'combo', {
    list: menu.listComboDocuments,
    get: menu.getComboDocument,
    save: menu.saveComboDocument,
    remove: menu.removeComboDocument,
  })
  mountDocuments(app, 'variant', {
    list: menu.listVariantDocuments,
    get: menu.getVariantDocument,
    save: menu.saveVariantDocument,
    remove: menu.removeVariantDocument,
  })
  mountDocuments(app, 'extra', {
    list: menu.listExtraDocuments,
    get: menu.getExtraDocument,
    save: menu.saveExtraDocument,
    remove: menu.removeExtraDocument,
  })
  mountDocuments(app, 'notice', {
    list: menu.listNoticeDocuments,
    get: menu.getNoticeDocument,
    save: menu.saveNoticeDocument,
    remove: menu.removeNoticeDocument,
  })
  mountDocuments(app, 'menu-order', { get: menu.getMenuOrderDocument, save: menu.saveMenuOrderDocument })
  mountDocuments(app, 'page', {
    list: content.listPageDocuments,
    get: content.getPageDocument,
    save: content.savePageDocument,
    remove: content.removePageDocument,
  })
  mountDocuments(app, 'languages', {
    get: content.getLanguagesDocument,
    save: content.saveLanguagesDocument,
  })
  mountDocuments(app, 'translation', {
    list: content.listTranslationDocuments,
    get: content.getTranslationDocument,
    save: content.saveTranslationDocument,
  })
  mountDocuments(app, 'setting', {
    list: settings.listSettingDocuments,
    get: settings.getSettingDocument,
    save: settings.saveSettingDocument,
  })
  mountDocuments(app, 'branch', {
    list: branches.listBranchDocuments,
    get: branches.getBranchDocument,
    save: branches.saveBranchDocument,
    remove: branches.removeBranchDocument,
  })
  mountDocuments(app, 'area', {
    list: delivery.listAreaDocuments,
    get: delivery.getAreaDocument,
    save: delivery.saveAreaDocument,
    remove: delivery.removeAreaDocument,
  })
  mountDocuments(app, 'hours', {
    list: hours.listHoursDocuments,
    get: hours.getHoursDocument,
    save: hours.saveHoursDocument,
    remove: hours.removeHoursDocument,
  })
  mountDocuments(app, 'special-day', {
    list: hours.listSpecialDayDocuments,
    get: hours.getSpecialDayDocument,
    save: hours.saveSpecialDayDocument,
    remove: hours.removeSpecialDayDocument,
  })
  mountDocuments(app, 'table', {
    list: branches.listTableDocuments,
    get: branches.getTableDocument,
    save: branches.saveTableDocument,
    remove: branches.removeTableDocument,
  })
}
