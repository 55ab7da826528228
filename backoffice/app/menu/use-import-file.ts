import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { importDocuments } from '#contract/publishing.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { showToast } from '#ui/toasts.ts'
import { DOCUMENTS, DRAFTS } from '../documents/document-calls.ts'
import { staffApi } from '../http/staff-api.ts'
import { faultOf, type FileFault, type OpenedFile, readFile } from './read-file.ts'
import type { Surroundings } from './surroundings.ts'
import type { Bulk } from './use-bulk.ts'
import type { MenuEntries } from './use-menu.ts'

/** Reads a file of a menu, shows what it changes, and drafts it. */
export function useImportFile({ write }: Pick<Bulk, 'write'>) {
  const { t } = useI18n()
  const client = useQueryClient()
  const [opened, setOpened] = useState<OpenedFile>()
  const [fault, setFault] = useState<FileFault>()
  const [isBusy, setBusy] = useState(false)

  async function busy<T>(work: () => Promise<T>): Promise<T> {
    setBusy(true)
    try {
      return await work()
    } finally {
      setBusy(false)
    }
  }

  async function open(
    file: { name: string; text: string },
    around: Surroundings,
    order: MenuEntries['order'],
  ): Promise<void> {
    const read = await busy(() => readFile(file, around, order, t))
    if ('fault' in read) {
      setFault(read)
      return setOpened(undefined)
    }
    setFault(undefined)
    setOpened(read)
  }

  /** Answers whether it was drafted. */
  async function take(file: OpenedFile): Promise<boolean> {
    const isTaken = await busy(async () =>
      file.kind === 'spreadsheet' ? (await write(file.documents)) !== undefined : load(file),
    )
    if (!isTaken) return false
    showToast({
      tone: 'success',
      duration: 6_000,
      text: t('The file is drafted. Look at it, then publish it.'),
    })
    return true
  }

  async function load({ body }: OpenedFile & { kind: 'export' }): Promise<boolean> {
    try {
      await staffApi(importDocuments, { query: {}, body })
      return true
    } catch (error) {
      setFault(faultOf(error, body, t))
      setOpened(undefined)
      return false
    } finally {
      await Promise.all([DOCUMENTS, DRAFTS].map((key) => client.invalidateQueries({ queryKey: [key] })))
    }
  }

  const close = () => {
    setOpened(undefined)
    setFault(undefined)
  }
  return { opened, fault, isBusy, open, take, close }
}
