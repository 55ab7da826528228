import { useI18n } from '#ui/i18n.tsx'
import { useDocumentKinds } from '../documents/use-document-kinds.ts'

/** What the log of changes calls the things that were changed; a kind without a name here is shown as it is. */
export function useKindNames(): Readonly<Record<string, string>> {
  const { t } = useI18n()
  const documents = useDocumentKinds()
  return {
    order: t('One order'),
    refund: t('Refund'),
    reservation: t('Reservation'),
    guest: t('Guest'),
    message: t('Message'),
    mail: t('Mail'),
    'payment-alarm': t('Payment alarm'),
    ...documents,
    'menu-drafts': t('Several changes of the menu'),
    publication: t('Publication'),
    demo: t('Demo'),
    session: t('Sign-in'),
    'refused-sign-in': t('Refused sign-in'),
    member: t('Member'),
    invitation: t('Invitation'),
    password: t('Password'),
    'second-factor': t('Second step'),
    'second-factor-roles': t('Who needs a second step'),
    passkey: t('Passkey'),
    'today-pause': t('Pause orders'),
    'today-rush': t('More time for every order'),
    'today-hours': t('Open today'),
    'today-product': `${t('Sold out')}: ${documents.product}`,
    'today-combo': `${t('Sold out')}: ${documents.combo}`,
    'today-size': `${t('Sold out')}: ${t('Size')}`,
    'today-option': `${t('Sold out')}: ${t('Option')}`,
  }
}
