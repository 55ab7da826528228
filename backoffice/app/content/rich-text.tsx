import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { use, useEffect, useId, useRef } from 'react'
import { IsReadOnly } from '../documents/shared-fields.tsx'
import { type RichTextState, RichTextTools } from './rich-text-tools.tsx'
import type { TextEditorProps } from '../documents/texts-by-language.tsx'

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    link: { openOnClick: false, defaultProtocol: 'https' },
  }),
]

const stateOf = (editor: Editor): RichTextState => ({
  marks: ['bold', 'italic', 'bulletList', 'orderedList', 'blockquote', 'link'].filter((name) =>
    editor.isActive(name),
  ),
  level: [2, 3, 4].find((level) => editor.isActive('heading', { level })) ?? 0,
  href: String(editor.getAttributes('link')['href'] ?? ''),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
})

/** A text with headings, lists and links. What it writes is sanitised again by the server. */
export function RichText({ label, lang, value, error, onChange }: TextEditorProps) {
  const id = useId()
  const isReadOnly = use(IsReadOnly)
  /** What this editor shows; another value comes from somebody else or from another visit. */
  const shown = useRef(value)
  const editor = useEditor({
    extensions,
    content: value,
    editable: !isReadOnly,
    // An editor that is made while rendering is destroyed when the screen takes long to appear.
    immediatelyRender: false,
    // The content security policy refuses styles that scripts add; they stand in content.css.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        lang,
        class: 'rich-text__area page-text',
      },
    },
    onUpdate({ editor }) {
      shown.current = editor.isEmpty ? '' : editor.getHTML()
      onChange(shown.current)
    },
  })
  useEffect(() => {
    if (!editor || editor.isDestroyed || value === shown.current) return
    shown.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  const state = useEditorState({
    editor,
    selector: ({ editor }) => (editor && !editor.isDestroyed ? stateOf(editor) : null),
  })
  return (
    <div className="field rich-text">
      <span id={id} className="field__label">
        {label}
      </span>
      {editor && state && !isReadOnly && <RichTextTools editor={editor} state={state} />}
      <EditorContent editor={editor} />
      {error && (
        <p className="field__error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
