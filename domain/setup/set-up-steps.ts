import type { SetUpStep, SetUpStepId } from '#contract/publishing-set-up.ts'
import type { SettingKey } from '#contract/settings.ts'
import type { DocumentSet } from '../publishing/document-set.ts'

/** What the steps are read from. Sets of documents hold every setting, as `api/settings` reads them. */
export type SetUpFacts = {
  drafted: DocumentSet
  published: DocumentSet
  /** What a restaurant is called before anybody has named it. */
  defaultName: string
  /** Whether a provider of online payments is configured. */
  takesPaymentOnline: boolean
  hasOrders: boolean
}

type Seen = Pick<SetUpFacts, 'defaultName' | 'takesPaymentOnline'> & { documents: DocumentSet }

/** Whether a setting says something; a picture does so without a value. */
function isSet({ setting }: DocumentSet, key: SettingKey): boolean {
  const document = setting.get(key)
  return document !== undefined && (document.value !== '' || Object.keys(document.media).length > 0)
}

const hasAll = (set: DocumentSet, ...keys: SettingKey[]): boolean => keys.every((key) => isSet(set, key))
const hasAny = (set: DocumentSet, ...keys: SettingKey[]): boolean => keys.some((key) => isSet(set, key))

type DocumentStep = Exclude<SetUpStepId, 'publish' | 'order'>

/** The steps that are done by writing documents, in their order. */
const documentSteps: Readonly<Record<DocumentStep, (seen: Seen) => boolean>> = {
  name: ({ documents, defaultName }) =>
    !['', defaultName].includes(documents.setting.get('SITE_TITLE')?.value ?? ''),
  contact: ({ documents }) =>
    hasAll(documents, 'ADDRESS', 'RESTAURANT_COORDINATES', 'PHONE', 'CONTACT_EMAIL'),
  hours: ({ documents }) =>
    [...documents.hours.values()].some(({ week }) => Object.values(week).some(({ length }) => length > 0)),
  ways: ({ documents }) =>
    isSet(documents, 'ALLOW_DELIVERY')
      ? documents.area.size > 0
      : hasAny(documents, 'ALLOW_TAKEAWAY', 'ALLOW_CURBSIDE'),
  payment: ({ documents, takesPaymentOnline }) =>
    takesPaymentOnline || hasAny(documents, 'PAY_CASH', 'PAY_CARD_AT_DOOR'),
  menu: ({ documents }) => [...documents.product.values()].some(({ sizes }) => sizes.length > 0),
  company: ({ documents }) => hasAll(documents, 'LEGAL_NAME', 'VAT_ID'),
  pages: ({ documents }) => hasAll(documents, 'IMPRINT', 'PRIVACY_POLICY', 'TERMS_AND_CONDITIONS'),
  look: ({ documents }) => hasAny(documents, 'LOGO', 'HERO_IMAGE', 'THEME_COLORS'),
}

/** Every step with whether it is done. What is done in drafts alone is done, but leaves publishing to be done. */
export function setUpSteps({ drafted, published, hasOrders, ...shop }: SetUpFacts): SetUpStep[] {
  const entered = { ...shop, documents: drafted }
  const guestsSee = { ...shop, documents: published }
  const ids = Object.keys(documentSteps) as DocumentStep[]
  const isPublished =
    documentSteps.menu(guestsSee) &&
    ids.every((id) => documentSteps[id](guestsSee) || !documentSteps[id](entered))
  return [
    ...ids.map((id) => ({ id, isDone: documentSteps[id](entered) })),
    { id: 'publish', isDone: isPublished },
    { id: 'order', isDone: hasOrders },
  ]
}
