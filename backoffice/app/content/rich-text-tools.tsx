import type { Editor } from '@tiptap/react'
import { Bold, Italic, Link, List, ListOrdered, Quote, Redo2, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Toolbar } from 'react-aria-components'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'

export type RichTextState = {
  marks: readonly string[]
  /** The level of the heading with the cursor; 0 in a paragraph. */
  level: number
  href: string
  canUndo: boolean
  canRedo: boolean
}

/** What can be done to a text; the arrow keys go from tool to tool. */
export function RichTextTools({ editor, state }: { editor: Editor; state: RichTextState }) {
  const { t } = useI18n()
  const [isLinking, setIsLinking] = useState(false)
  const run = () => editor.chain().focus()
  const tool = (name: string, label: string, icon: ReactNode, act: () => void) => (
    <Tool label={label} isPressed={state.marks.includes(name)} onPress={act}>
      {icon}
    </Tool>
  )
  return (
    <>
      <Toolbar className="rich-text__tools" aria-label={t('Format of the text')}>
        <select
          className="rich-text__level"
          aria-label={t('Kind of paragraph')}
          value={state.level}
          onChange={({ target }) => setLevel(editor, Number(target.value))}
        >
          <option value={0}>{t('Paragraph')}</option>
          <option value={2}>{t('Heading')}</option>
          <option value={3}>{t('Heading below it')}</option>
          <option value={4}>{t('Small heading')}</option>
        </select>
        {tool('bold', t('Bold'), <Bold size={18} />, () => run().toggleBold().run())}
        {tool('italic', t('Italic'), <Italic size={18} />, () => run().toggleItalic().run())}
        {tool('bulletList', t('List'), <List size={18} />, () => run().toggleBulletList().run())}
        {tool('orderedList', t('Numbered list'), <ListOrdered size={18} />, () =>
          run().toggleOrderedList().run(),
        )}
        {tool('blockquote', t('Quotation'), <Quote size={18} />, () => run().toggleBlockquote().run())}
        {tool('link', t('Link'), <Link size={18} />, () => setIsLinking(!isLinking))}
        <Tool label={t('Undo')} isDisabled={!state.canUndo} onPress={() => run().undo().run()}>
          <Undo2 size={18} />
        </Tool>
        <Tool label={t('Redo')} isDisabled={!state.canRedo} onPress={() => run().redo().run()}>
          <Redo2 size={18} />
        </Tool>
      </Toolbar>
      {isLinking && (
        <LinkFields
          href={state.href}
          onSet={(href) => {
            setLink(editor, href)
            setIsLinking(false)
          }}
        />
      )}
    </>
  )
}

function setLevel(editor: Editor, level: number): void {
  const chain = editor.chain().focus()
  if (level === 2 || level === 3 || level === 4) chain.setHeading({ level }).run()
  else chain.setParagraph().run()
}

/** Makes what is selected a link; without a selection its own address is written. */
function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange('link')
  if (href === '') chain.unsetLink().run()
  else if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  else chain.setLink({ href }).run()
}

function LinkFields({ href, onSet }: { href: string; onSet: (href: string) => void }) {
  const { t } = useI18n()
  const [typed, setTyped] = useState(href)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <div className="rich-text__link">
      <TextField
        label={t('Address of the link')}
        hint={t('For example https://example.org, mailto:info@example.org or /pages/imprint')}
        ref={field}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onSet(typed.trim())
        }}
      />
      <Button look="secondary" onClick={() => onSet(typed.trim())}>
        {t('Set the link')}
      </Button>
      {href !== '' && (
        <Button look="quiet" onClick={() => onSet('')}>
          {t('Remove the link')}
        </Button>
      )}
    </div>
  )
}

type ToolProps = {
  label: string
  isPressed?: boolean
  isDisabled?: boolean
  onPress: () => void
  children: ReactNode
}

function Tool({ label, isPressed, isDisabled, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className="rich-text__tool"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
