import { Info, RotateCcw, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { SettingDocument } from '#contract/settings.staff.ts'
import type { SettingKey } from '#contract/settings.ts'
import { settingNote } from '#domain/settings/setting-notes.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { EntryOf } from '../documents/document-calls.ts'
import { SaveLine } from '../documents/save-line.tsx'
import { showUndo } from '../documents/show-undo.ts'
import { StateBadge } from '../documents/state-badge.tsx'
import { UnreadableText } from '../documents/unreadable-text.ts'
import { type Editing, useSaver } from '../documents/use-saver.ts'
import { AddressSearch } from '../location/address-search.tsx'
import { coordinatesText } from '../location/coordinates-text.ts'
import { SettingConflict } from './setting-conflict.tsx'
import type { ControlAria } from './control-props.ts'
import { SettingControl } from './setting-control.tsx'
import { definitions } from './setting-groups.ts'
import { settingHelp } from './setting-help.ts'
import { SettingPicture } from './setting-picture.tsx'
import { settingWords } from '../documents/setting-words.ts'
import { isOwnValue, noteWords } from './setting-texts.ts'
import { type SettingsRead, settingValue } from './use-settings.ts'

type SettingRowProps = { settingKey: SettingKey; entry: EntryOf<'setting'>; read: SettingsRead }

/** One setting with the field of its type; every change is drafted by itself. */
export function SettingRow({ settingKey, entry, read }: SettingRowProps) {
  const { t } = useI18n()
  const editing = useSaver('setting', entry)
  const definition = definitions[settingKey]
  return (
    <SettingFrame settingKey={settingKey} entry={entry} editing={editing} read={read}>
      {(aria, set, put) => (
        <>
          {settingKey === 'RESTAURANT_COORDINATES' && (
            <AddressSearch label={t('Find the address')} onPlace={(place) => set(coordinatesText(place))} />
          )}
          <SettingControl
            settingKey={settingKey}
            definition={definition}
            value={editing.document.value}
            pages={read.pages}
            aria={aria}
            onChange={set}
          />
          {definition.type === 'picture' && (
            <SettingPicture settingKey={settingKey} document={editing.document} onChange={put} />
          )}
        </>
      )}
    </SettingFrame>
  )
}

type SettingFrameProps = SettingRowProps & {
  editing: Editing<SettingDocument>
  /** The field, which belongs to the label and the messages around it. */
  children: (
    aria: ControlAria,
    set: (value: string) => void,
    put: (document: SettingDocument) => void,
  ) => ReactNode
}

/** Everything around the field of a setting: what it is, what becomes of it, what is refused, and the way back. */
export function SettingFrame({ settingKey, entry, editing, read, children }: SettingFrameProps) {
  const i18n = useI18n()
  const { t } = i18n
  const id = useId()
  const [isTouched, setTouched] = useState(false)
  /** It takes the focus of the button that goes with the value. */
  const field = useRef<HTMLDivElement>(null)
  const { document, status, fields, change } = editing
  const state = status === 'saved' ? entry.state : editing.state
  const definition = definitions[settingKey]
  const label = t(definition.label)
  const error = fields['value']?.[0] ?? Object.values(fields)[0]?.[0]
  const note = settingNote(settingKey, { ...read.values, [settingKey]: settingValue(document) })
  const isOwn = isOwnValue(settingKey, document)
  const set = (next: SettingDocument) => {
    setTouched(true)
    change(next)
  }
  const reset = () => {
    field.current?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
    set({ value: definition.default, media: {} })
    showUndo(t('‘{name}’ is as it was at first', { name: label }), t('Undo'), () => change(document))
  }
  return (
    <div
      className={`setting setting--${definition.group === 'code' ? 'code' : definition.type}`}
      id={settingKey}
    >
      <div className="setting__words">
        <label className="setting__label" id={`${id}-label`} htmlFor={id}>
          {label}
        </label>{' '}
        <StateBadge state={state} />
        <p className="setting__help" id={`${id}-help`}>
          {t(settingHelp[settingKey])}
        </p>
        {definition.group === 'code' && <CodeWarning />}
      </div>
      <div ref={field} className="setting__field">
        <UnreadableText value={editing.addUnreadable}>
          {children(
            {
              id,
              'aria-labelledby': `${id}-label`,
              'aria-describedby': `${id}-help ${id}-error`,
              'aria-invalid': error === undefined ? undefined : true,
            },
            (value) => set({ ...document, value }),
            set,
          )}
        </UnreadableText>
      </div>
      <div className="setting__state">
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
        {note && (
          <p className="setting__note">
            <Info size={16} aria-hidden="true" />
            {noteWords(note, t)}
          </p>
        )}
        {(isTouched || status !== 'saved') && <SaveLine status={status} state={state} />}
        {editing.conflict && (
          <SettingConflict settingKey={settingKey} conflict={editing.conflict} onResolve={editing.resolve} />
        )}
        {isOwn && (
          <p className="setting__own">
            <span className="setting__mark">{t('Differs from the default')}</span>
            <Button look="quiet" className="setting__reset" onClick={reset}>
              <RotateCcw size={16} aria-hidden="true" />
              {definition.default === '' && definition.type !== 'flag'
                ? t('Back to the default')
                : t('Back to the default: {value}', {
                    value: settingWords(settingKey, definition.default, i18n),
                  })}
              <span className="visually-hidden"> – {label}</span>
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}

/** What an owner should know before code of others runs in the shop. */
function CodeWarning() {
  const { t } = useI18n()
  return (
    <div className="setting__warning" role="note">
      <TriangleAlert size={20} aria-hidden="true" />
      <div>
        <p>
          <strong>{t('Code of others sees everything that guests do in the shop.')}</strong>
        </p>
        <p>
          {t(
            'It runs only after guests have agreed to it. The privacy notice has to name who gets which data; whoever puts it in answers for that.',
          )}
        </p>
        <p>{t('Only code from a company that you trust belongs here; never code that somebody sends.')}</p>
      </div>
    </div>
  )
}
