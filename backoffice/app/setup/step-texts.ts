import type { SetUpStepId } from '#contract/publishing-set-up.ts'
import type { useI18n } from '#ui/i18n.tsx'

type Translate = ReturnType<typeof useI18n>['t']

export type StepText = {
  name: string
  why: string
  /** The screen on which it is done; the last step is done where guests are. */
  to: string
}

/** What each step asks for, why, and where it is done. */
export const stepTexts = (t: Translate): Readonly<Record<SetUpStepId, StepText>> => ({
  name: {
    name: t('Name of the restaurant'),
    why: t('It stands at the top of every page, in mails and on receipts.'),
    to: '/settings/shop',
  },
  contact: {
    name: t('Address, phone and e-mail'),
    why: t('Guests have to reach you, and the place on the map decides how far a delivery is.'),
    to: '/settings/contact',
  },
  hours: {
    name: t('Opening hours'),
    why: t('Orders are taken for the hours in which you are open, and for no others.'),
    to: '/places/hours',
  },
  ways: {
    name: t('Delivery or collection'),
    why: t('An area says where you deliver and for how much. Whoever does not deliver switches it off.'),
    to: '/places/areas',
  },
  payment: {
    name: t('Ways to pay'),
    why: t('Cash or card at the door is enough to begin.'),
    to: '/settings/payment',
  },
  menu: {
    name: t('First dishes'),
    why: t('Paste the text of your paper menu, and its dishes, prices and codes are read from it.'),
    to: '/menu/import',
  },
  pages: {
    name: t('Imprint, privacy notice, terms'),
    why: t('The law asks for these pages, and guests must find them on every other one.'),
    to: '/settings/legal',
  },
  company: {
    name: t('Company and VAT number'),
    why: t('Both stand on every receipt.'),
    to: '/settings/legal',
  },
  look: {
    name: t('Logo or colours'),
    why: t('So that guests recognise the restaurant.'),
    to: '/settings/look',
  },
  publish: {
    name: t('Publish'),
    why: t('Until then guests see nothing of the menu, the pages and the settings.'),
    to: '/menu/changes',
  },
  order: {
    name: t('A test order'),
    why: t(
      'Order something as a guest does, and watch it arrive here. It is marked as a test and counts nowhere.',
    ),
    to: '/',
  },
})
