import type { ImportedMenu } from '#domain/menu/import/imported-menu.ts'
import { documentsOfImport, type ImportGround } from '#domain/menu/import/to-documents.ts'
import { useI18n } from '#ui/i18n.tsx'
import { randomId } from '#ui/random-id.ts'
import { showToast } from '#ui/toasts.ts'
import type { ImportAnswers } from './import-preview.tsx'
import { useBulk } from './use-bulk.ts'
import { MENU_ORDER_ID } from './use-menu.ts'

/** Drafts everything that was read of a paper menu in one call, all or none. */
export function useImport() {
  const { t } = useI18n()
  const { write, isBusy, refusal, forgetRefusal } = useBulk()

  /** Answers whether it was drafted. */
  async function take(
    menu: ImportedMenu,
    ground: Omit<ImportGround, 'orderId'>,
    answers: ImportAnswers,
  ): Promise<boolean> {
    const documents = documentsOfImport(
      menu,
      { ...ground, orderId: MENU_ORDER_ID },
      { ...answers, oneSize: t('Normal'), noHeading: t('Dishes'), newId: randomId },
    )
    if (!(await write(documents))) return false
    showToast({
      tone: 'success',
      duration: 6_000,
      text: t('The menu is drafted. Look at it, then publish it.'),
    })
    return true
  }

  return { take, write, isBusy, refusal, forgetRefusal }
}
