import { useRef, useState } from 'react'
import { decodeMenu } from '#domain/menu/import/decode.ts'
import type { ImportedMenu } from '#domain/menu/import/imported-menu.ts'
import { readMenu } from '#domain/menu/import/read-menu.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { type FileFault, isMenuFile } from './read-file.ts'

/** The longest text: a long paper menu has some ten thousand letters. */
const MOST_LETTERS = 400_000
/** The largest file that the server takes. */
const MOST_BYTES = 32 * 1024 * 1024

type ImportSourceProps = {
  text: string
  onText: (text: string) => void
  onRead: (read: { text: string; menu: ImportedMenu }) => void
  /** A menu as a spreadsheet, or what was exported. */
  onFile: (file: { name: string; text: string }) => void
  /** Why such a file was not read. */
  fault: FileFault | undefined
}

/** Where the text of a paper menu is pasted, typed or dropped as a file, and where other files are opened. */
export function ImportSource({ text, onText, onRead, onFile, fault }: ImportSourceProps) {
  const { t } = useI18n()
  const [error, setError] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)

  async function open(file: File | undefined): Promise<void> {
    if (!file) return
    if (file.size > MOST_BYTES) return setError(t('This is too long for a menu'))
    const decoded = decodeMenu(new Uint8Array(await file.arrayBuffer()))
    if ('fault' in decoded) {
      const faults = {
        empty: t('The file is empty'),
        binary: t('This is no text file. Save the menu as text first.'),
      }
      return setError(faults[decoded.fault])
    }
    setError(undefined)
    if (isMenuFile(file.name, decoded.text)) return onFile({ name: file.name, text: decoded.text })
    if (decoded.text.length > MOST_LETTERS) return setError(t('This is too long for a menu'))
    onText(decoded.text)
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
      <p className="edit-card__hint">
        {t(
          'A file that was exported here, for a spreadsheet (CSV) or of everything (JSON), can be opened too.',
        )}
      </p>
      {fault && (
        <div className="import-fault" role="alert">
          <strong>{fault.fault}</strong>
          <ul>
            {fault.places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </div>
      )}
      <TextArea
        label={t('Text of the menu')}
        className="page-source"
        rows={16}
        spellCheck={false}
        placeholder={'12 Pizza Tonno (1,A,D)   klein 8,50   groß 10,90'}
        value={text}
        error={error}
        onChange={(event: { target: { value: string } }) => {
          onText(event.target.value)
          setError(undefined)
        }}
      />
      <div className="work-page__actions">
        <Button onClick={read}>{t('Read the menu')}</Button>
        <Button look="secondary" onClick={() => picker.current?.click()}>
          {t('Open a file')}
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".txt,.csv,.json,text/plain,text/csv,application/json"
          hidden
          aria-label={t('Open a file')}
          onChange={(event) => {
            void open(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
    </div>
  )
}
