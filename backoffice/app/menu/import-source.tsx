import { useRef, useState } from 'react'
import { decodeMenu } from '#domain/menu/import/decode.ts'
import type { ImportedMenu } from '#domain/menu/import/imported-menu.ts'
import { readMenu } from '#domain/menu/import/read-menu.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'

/** The longest text: a long paper menu has some ten thousand letters. */
const MOST_LETTERS = 400_000

/** Where the text of a paper menu is pasted, typed or dropped as a file. */
export function ImportSource({ onRead }: { onRead: (read: { text: string; menu: ImportedMenu }) => void }) {
  const { t } = useI18n()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)

  async function open(file: File | undefined): Promise<void> {
    if (!file) return
    if (file.size > 4 * MOST_LETTERS) return setError(t('This is too long for a menu'))
    const decoded = decodeMenu(new Uint8Array(await file.arrayBuffer()))
    if ('fault' in decoded) {
      const faults = {
        empty: t('The file is empty'),
        binary: t('This is no text file. Save the menu as text first.'),
      }
      return setError(faults[decoded.fault])
    }
    setError(undefined)
    setText(decoded.text)
  }

  function read(): void {
    if (text.trim() === '') return setError(t('Paste the text of the menu first'))
    if (text.length > MOST_LETTERS) return setError(t('This is too long for a menu'))
    onRead({ text, menu: readMenu(text) })
  }

  return (
    <div
      className="edit-card import-source"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void open(event.dataTransfer.files[0])
      }}
    >
      <p>
        {t(
          'Copy the text out of Word, a PDF or a web page, with the legend of the codes. You see what was read before anything is saved, and guests see nothing until you publish.',
        )}
      </p>
      <TextArea
        label={t('Text of the menu')}
        className="page-source"
        rows={16}
        spellCheck={false}
        placeholder={'12 Pizza Tonno (1,A,D)   klein 8,50   groß 10,90'}
        value={text}
        error={error}
        onChange={(event: { target: { value: string } }) => {
          setText(event.target.value)
          setError(undefined)
        }}
      />
      <div className="work-page__actions">
        <Button onClick={read}>{t('Read the menu')}</Button>
        <Button look="secondary" onClick={() => picker.current?.click()}>
          {t('Open a text file')}
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".txt,text/plain"
          hidden
          aria-label={t('Open a text file')}
          onChange={(event) => {
            void open(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
    </div>
  )
}
