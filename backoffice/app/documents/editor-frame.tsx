import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Comparison } from './comparison.tsx'
import { documentPath } from './document-path.ts'
import { SaveLine } from './save-line.tsx'
import { StateBadge } from './state-badge.tsx'
import type { Editing } from './use-saver.ts'

type EditorFrameProps<Document> = {
  title: string
  /** Where the document is one of many; the menu, unless it is said. */
  back?: { to: string; name: string }
  editing: Editing<Document>
  nameOf: (id: string) => string | undefined
  /** The fields whose messages stand beside them. */
  isShown: (field: string) => boolean
  children: ReactNode
}

/** Everything around an editor: the way back, where what was typed is, what is refused, and what somebody has to decide. */
export function EditorFrame<Document extends object>(props: EditorFrameProps<Document>) {
  const { title, editing, nameOf, isShown, children } = props
  const { t } = useI18n()
  const back = props.back ?? { to: '/menu', name: t('Menu') }
  const { status, state, fields, usedIn, conflict } = editing
  // The version of the colleague's document whose comparison was closed without a decision.
  const [putOff, setPutOff] = useState<string>()
  const isPutOff = conflict !== undefined && conflict.theirs.version === putOff
  const others = Object.entries(fields).filter(([field]) => !isShown(field))
  return (
    <div className="work-page editor">
      <div className="editor__head">
        <Link className="editor__back" to={back.to}>
          <ArrowLeft size={20} aria-hidden="true" />
          {back.name}
        </Link>
        <SaveLine status={status} state={state} />
        {isPutOff && (
          <Button look="secondary" onClick={() => setPutOff(undefined)}>
            {t('Compare now')}
          </Button>
        )}
      </div>
      <div className="work-page__head">
        <h1>{title}</h1>
        <StateBadge state={state} />
      </div>
      {(others.length > 0 || usedIn.length > 0) && (
        <div className="editor__refused" role="alert">
          <ul>
            {others.map(([field, messages]) => (
              <li key={field}>
                {messages[0]} <span className="editor__field">({field})</span>
              </li>
            ))}
            {usedIn.length > 0 && <li>{t('This is still used elsewhere')}:</li>}
            {usedIn.map(({ kind, id, name }) => (
              <li key={`${kind} ${id}`}>
                <Link to={documentPath(kind, id) ?? '/menu'}>{name}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
      {conflict && !isPutOff && (
        <Comparison
          conflict={conflict}
          nameOf={nameOf}
          onResolve={editing.resolve}
          onClose={() => setPutOff(conflict.theirs.version)}
        />
      )}
    </div>
  )
}
