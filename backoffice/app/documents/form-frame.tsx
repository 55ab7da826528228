import type { ReactNode } from 'react'
import { BackLink } from './back-link.tsx'
import { ConflictAnswer } from './conflict-answer.tsx'
import { FormBar } from './form-bar.tsx'
import { Refusals } from './refusals.tsx'
import { UnreadableText } from './unreadable-text.ts'
import type { Editing } from './use-saver.ts'

type FormFrameProps<Document> = {
  title: string
  /** Where the way back leads. */
  back: { to: string; name: string }
  editing: Editing<Document>
  nameOf: (id: string) => string | undefined
  /** The fields whose messages stand beside them. */
  isShown: (field: string) => boolean
  /** What follows when what was typed is forgotten. */
  onDiscard?: () => void
  children: ReactNode
}

/** Everything around the form of a document that acts at once: the way back, what is refused, and the buttons to save it. */
export function FormFrame<Document extends object>(props: FormFrameProps<Document>) {
  const { title, back, editing, nameOf, isShown, onDiscard, children } = props
  const { fields, usedIn } = editing
  return (
    <form
      className="work-page editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        editing.flush()
      }}
    >
      <div className="editor__head">
        <BackLink to={back.to}>{back.name}</BackLink>
        <ConflictAnswer editing={editing} nameOf={nameOf} />
      </div>
      <div className="work-page__head">
        <h1>{title}</h1>
      </div>
      <Refusals fields={fields} usedIn={usedIn} isShown={isShown} />
      <UnreadableText value={editing.addUnreadable}>{children}</UnreadableText>
      <FormBar editing={editing} onDiscard={onDiscard} />
    </form>
  )
}
