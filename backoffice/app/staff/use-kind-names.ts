import { useI18n } from '#ui/i18n.tsx'

/** What the log of changes calls the things that were changed; a kind without a name here is shown as it is. */
export function useKindNames(): Readonly<Record<string, string>> {
  const { t } = useI18n()
  return {
    order: t('Order'),
    refund: t('Refund'),
    reservation: t('Reservation'),
    message: t('Message'),
    mail: t('Mail'),
    'payment-alarm': t('Payment alarm'),
    category: t('Category'),
    product: t('Dish'),
    combo: t('Combo'),
    variant: t('Choice'),
    extra: t('Extra'),
    notice: t('Allergen or additive'),
    'menu-order': t('Order of the menu'),
    publication: t('Publication'),
    session: t('Sign-in'),
    'refused-sign-in': t('Refused sign-in'),
    member: t('Member'),
    invitation: t('Invitation'),
    password: t('Password'),
    'second-factor': t('Second step'),
  }
}
