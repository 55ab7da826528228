import { useQueryClient } from '@tanstack/react-query'
import { newArea } from '#domain/delivery/new-area.ts'
import { ALL_BRANCHES } from '#domain/hours/hours-document.ts'
import { starterPages } from '#domain/setup/starter-pages.ts'
import { usualHours } from '#domain/setup/usual-week.ts'
import { useI18n } from '#ui/i18n.tsx'
import { randomId } from '#ui/random-id.ts'
import { showToast } from '#ui/toasts.ts'
import { documentCalls, DOCUMENTS, DRAFTS } from '../documents/document-calls.ts'
import { showUndo } from '../documents/show-undo.ts'
import { useSend } from '../http/use-send.ts'

const TOAST_MS = 6_000

/** What an empty shop can begin with by one press. */
export function useStarters() {
  const { t, language } = useI18n()
  const client = useQueryClient()
  const { isBusy, send } = useSend()
  const hours = documentCalls('hours')
  const areas = documentCalls('area')
  const refresh = () =>
    Promise.all([DOCUMENTS, DRAFTS].map((key) => client.invalidateQueries({ queryKey: [key] })))

  async function openUsually(): Promise<void> {
    const made = await send(() => hours.save(ALL_BRANCHES, usualHours(), undefined))
    await refresh()
    if (!made) return
    const takeBack = () => void send(() => hours.remove(ALL_BRANCHES, made.version)).then(refresh)
    showUndo(t('The hours are set and count at once'), t('Undo'), takeBack)
  }

  async function deliverAround(): Promise<void> {
    const made = await send(() => areas.save(randomId(), newArea(t('Within 3 km'), null, 0), undefined))
    await refresh()
    if (!made) return
    const takeBack = () => void send(() => areas.remove(made.id, made.version)).then(refresh)
    showUndo(t('The area is there and counts at once'), t('Undo'), takeBack)
  }

  async function draftPages(): Promise<void> {
    const isDrafted = await send(() => writePages(language))
    await refresh()
    if (isDrafted)
      showToast({
        tone: 'success',
        text: t('The pages are drafted. Please check each of them before you publish.'),
        duration: TOAST_MS,
      })
  }

  return { isBusy, openUsually, deliverAround, draftPages }
}

/** Drafts the pages of the law that are missing, and names them in the settings; what was chosen already stays. */
async function writePages(language: string): Promise<true> {
  const settings = documentCalls('setting')
  const pages = documentCalls('page')
  const [entries, known] = await Promise.all([settings.list(), pages.list()])
  const values = Object.fromEntries(entries.map(({ id, document }) => [id, document.value]))
  for (const { key, id, document } of starterPages(values, language)) {
    const setting = entries.find((entry) => entry.id === key)
    if (!setting || setting.document.value !== '') continue
    const page = known.find((entry) => entry.id === id)
    if (!page || page.state === 'deleted') await pages.save(id, document, page?.version)
    await settings.save(key, { ...setting.document, value: id }, setting.version)
  }
  return true
}
