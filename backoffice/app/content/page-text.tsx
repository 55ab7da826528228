import { lazy, Suspense, useState } from 'react'
import { TextArea } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { TextEditorProps } from '../documents/texts-by-language.tsx'
import { isRichText } from './rich-text-tags.ts'

const RichText = lazy(() => import('./rich-text.tsx').then((loaded) => ({ default: loaded.RichText })))

/** The text of a page; what only HTML can hold, like a table, is edited as HTML so that nothing of it is lost. */
export function PageText(props: TextEditorProps) {
  const { t } = useI18n()
  const [isRich] = useState(() => isRichText(props.value))
  if (isRich)
    return (
      <Suspense fallback={<div className="list-page__skeleton" aria-hidden="true" />}>
        <RichText {...props} />
      </Suspense>
    )
  return (
    <TextArea
      label={`${props.label} (HTML)`}
      hint={t('This text has tables or the like, so it is edited as HTML.')}
      className="page-source"
      lang={props.lang}
      spellCheck={false}
      rows={14}
      value={props.value}
      error={props.error}
      onChange={(event: { target: { value: string } }) => props.onChange(event.target.value)}
    />
  )
}
