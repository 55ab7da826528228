import { useQueryClient } from '@tanstack/react-query'
import type { Language } from '#contract/content.ts'
import { saveMenuDrafts, type WrittenDocument } from '#contract/menu-drafts.ts'
import { standardNotices } from '#domain/menu/standard-notices.ts'
import { randomId } from '#ui/random-id.ts'
import { DOCUMENTS, DRAFTS } from '../documents/document-calls.ts'
import { staffApi } from '../http/staff-api.ts'
import { useSend } from '../http/use-send.ts'
import { MENU_ORDER_ID, readOrder } from './use-menu.ts'

/** Drafts the allergens of the law and the usual additives, in their order, in one step. */
export function useNoticeStart(languages: readonly Language[]): { isBusy: boolean; take: () => void } {
  const client = useQueryClient()
  const { isBusy, send } = useSend()
  async function take(): Promise<void> {
    await send(async () => {
      const order = await readOrder()
      const notices = standardNotices(languages).map((document) => ({ id: randomId(), document }))
      const documents: WrittenDocument[] = [
        ...notices.map((one) => ({ kind: 'notice' as const, ...one })),
        {
          kind: 'menu-order',
          id: MENU_ORDER_ID,
          version: order.version,
          document: {
            ...order.document,
            notices: [...order.document.notices, ...notices.map(({ id }) => id)],
          },
        },
      ]
      return staffApi(saveMenuDrafts, { body: { documents } })
    })
    await Promise.all([DOCUMENTS, DRAFTS].map((key) => client.invalidateQueries({ queryKey: [key] })))
  }
  return { isBusy, take: () => void take() }
}
