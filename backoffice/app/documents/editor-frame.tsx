import { type ReactNode, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { focusFirstError } from '../http/focus-first-error.ts'
import { useScope } from '../restaurant/use-scope.ts'
import { BackLink } from './back-link.tsx'
import { ConflictAnswer } from './conflict-answer.tsx'
import { Refusals } from './refusals.tsx'
import { SharedFields } from './shared-fields.tsx'
import { SaveLine } from './save-line.tsx'
import { StateBadge } from './state-badge.tsx'
import { UnreadableText } from './unreadable-text.ts'
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
  const { status, state, fields, usedIn } = editing
  const { isWhole } = useScope()
  const editor = useRef<HTMLDivElement>(null)
  return (
    <div ref={editor} className="work-page editor">
      <div className="editor__head">
        <BackLink to={back.to}>{back.name}</BackLink>
        {isWhole && <SaveLine status={status} state={state} />}
        {status === 'invalid' && (
          <Button look="quiet" onClick={() => focusFirstError(editor.current)}>
            {t('Go to what is marked')}
          </Button>
        )}
        <ConflictAnswer editing={editing} nameOf={nameOf} />
      </div>
      <div className="work-page__head">
        <h1>{title}</h1>
        <StateBadge state={state} />
      </div>
      <Refusals fields={fields} usedIn={usedIn} isShown={isShown} />
      <UnreadableText value={editing.addUnreadable}>
        <SharedFields>{children}</SharedFields>
      </UnreadableText>
    </div>
  )
}
