import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Draft, publishDrafts, takeBackPublication } from '#contract/publishing.staff.ts'
import { lawRules } from '#domain/publishing/law-rules.ts'
import { useI18n } from '#ui/i18n.tsx'
import { showToast } from '#ui/toasts.ts'
import { DOCUMENTS, DRAFTS, PUBLICATIONS } from '../documents/document-calls.ts'
import { isOvertaken, refusalOf } from '../documents/refused.ts'
import { showUndo } from '../documents/show-undo.ts'
import { useDocumentName } from '../documents/use-document-name.ts'
import { failureKindOf, refusalText } from '../http/failure-kind.ts'
import { staffApi } from '../http/staff-api.ts'
import { discard } from './discard.ts'

type PublishError = { title: string; list: { kind: string; id: string; name: string; why?: string }[] }

const TOAST_MS = 6_000

/** What a rule of the law asks; a server that is newer than this page may have others. */
const lawText = (rule: string): string | undefined =>
  Object.entries(lawRules).find(([id]) => id === rule)?.[1].text

/** Publishes, throws away and takes back; what the server refuses is said with the documents that it is about. */
export function usePublish() {
  const { t } = useI18n()
  const { nameOf } = useDocumentName()
  const client = useQueryClient()
  const [refusal, setRefusal] = useState<PublishError>()

  const say = (tone: 'success' | 'error', text: string) => showToast({ tone, text, duration: TOAST_MS })
  const refresh = () =>
    Promise.all([DRAFTS, DOCUMENTS, PUBLICATIONS].map((key) => client.invalidateQueries({ queryKey: [key] })))
  const onError = (error: unknown) => {
    const { usedIn, incomplete, drafts, ...rest } = refusalOf(error)
    if (usedIn) setRefusal({ title: t('This is still used elsewhere'), list: usedIn })
    else if (incomplete)
      setRefusal({ title: t('Some of this needs drafts that are not published with it'), list: incomplete })
    else if (drafts)
      setRefusal({ title: t('There are newer drafts of what would be taken back'), list: drafts })
    else if (isOvertaken(rest))
      say('error', t('Somebody has changed a draft in the meantime. Please look at it again.'))
    else if (failureKindOf(error) === 'offline')
      say('error', t('No connection. Please check the network of this device.'))
    else say('error', refusalText(error) ?? t('Something went wrong on our side. Please try again.'))
  }

  const publishing = useMutation({
    mutationFn: (drafts: readonly Draft[]) =>
      staffApi(publishDrafts, {
        body: { drafts: drafts.map(({ kind, id, version }) => ({ kind, id, version })) },
      }),
    onSuccess({ publication, blocked }) {
      const list = blocked.map(({ kind, id, mendAt, name, rule, text }) => ({
        ...(mendAt ?? { kind, id }),
        name,
        why: t(lawText(rule) ?? text),
      }))
      if (list.length > 0)
        setRefusal({
          title: publication
            ? t('The law asks about these first; the rest is published')
            : t('The law asks about these first; nothing is published yet'),
          list,
        })
      if (!publication) return
      const count = publication.documents.length
      say(
        'success',
        t('{count, plural, one {# change is published} other {# changes are published}}', { count }),
      )
    },
    onError,
    onSettled: refresh,
  })
  const discarding = useMutation({
    mutationFn: discard,
    onSuccess(restore, draft) {
      const text = t('The draft of {name} is discarded', { name: nameOf(draft) })
      if (restore) showUndo(text, t('Undo'), () => restoring.mutate(restore))
    },
    onError,
    onSettled: refresh,
  })
  const restoring = useMutation({
    mutationFn: (restore: () => Promise<unknown>) => restore(),
    onError,
    onSettled: refresh,
  })
  const takingBack = useMutation({
    mutationFn: (id: string) => staffApi(takeBackPublication, { params: { id } }),
    onSuccess: () => say('success', t('It is drafted as it was before. Publish it so that guests see it.')),
    onError,
    onSettled: refresh,
  })
  return {
    isBusy: publishing.isPending || discarding.isPending || takingBack.isPending,
    publish: (drafts: readonly Draft[]) => publishing.mutate(drafts),
    discard: (draft: Draft) => discarding.mutate(draft),
    takeBack: (id: string) => takingBack.mutate(id),
    refusal,
    forgetRefusal: () => setRefusal(undefined),
  }
}
