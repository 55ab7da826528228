import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ImportedMenu } from '#domain/menu/import/imported-menu.ts'
import { knownLines } from '#domain/menu/import/known-lines.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { BackLink } from '../documents/back-link.tsx'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { SharedScreen } from '../documents/shared-screen.tsx'
import { UsedInDialog } from '../documents/used-in-dialog.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { useScope } from '../restaurant/use-scope.ts'
import { ImportChanges } from './import-changes.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportSource } from './import-source.tsx'
import { kept, useSurroundings } from './surroundings.ts'
import { useImport } from './use-import.ts'
import { useImportFile } from './use-import-file.ts'
import { useOrder } from './use-menu.ts'

type ReadText = { text: string; menu: ImportedMenu }

/** A paper menu or a file becomes drafts: what was read is seen first, and nothing is guessed. */
export function ImportPage() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { around, failure, refresh } = useSurroundings()
  const { data: order, error, refetch } = useOrder()
  const [text, setText] = useState('')
  const [read, setRead] = useState<ReadText>()
  const importing = useImport()
  const file = useImportFile(importing)
  const { isWhole } = useScope()
  const failed = failure ?? (error && !order ? failureKindOf(error) : undefined)
  if (!isWhole) return <SharedScreen title={t('Import a menu')} back={{ to: '/menu', name: t('Menu') }} />
  return (
    <div className="work-page">
      <BackLink to="/menu">{t('Menu')}</BackLink>
      <div className="work-page__head">
        <h1>{t('Import a menu')}</h1>
        {read && (
          <div className="work-page__actions">
            <Button look="secondary" onClick={() => setRead(undefined)}>
              {t('Change the text')}
            </Button>
          </div>
        )}
        {file.opened && (
          <div className="work-page__actions">
            <Button look="secondary" onClick={file.close}>
              {t('Open another file')}
            </Button>
          </div>
        )}
      </div>
      {failed ? (
        <ReadFailure
          failure={failed}
          onRetry={() => {
            refresh()
            void refetch()
          }}
        />
      ) : !around || !order ? (
        <Reading />
      ) : read ? (
        <ImportPreview
          text={read.text}
          menu={read.menu}
          known={knownLines(read.menu, { categories: around.categories, products: kept(around.products) })}
          categories={kept(around.categories)}
          isBusy={importing.isBusy}
          onTake={async (choices) => {
            const ground = {
              categories: kept(around.categories),
              extras: kept(around.extras),
              notices: kept(around.notices),
              order,
            }
            if (await importing.take(read.menu, ground, choices)) void navigate('/menu')
          }}
        />
      ) : file.opened ? (
        <ImportChanges
          read={file.opened}
          isBusy={file.isBusy}
          onTake={async () => {
            if (file.opened && (await file.take(file.opened))) void navigate('/menu/changes')
          }}
        />
      ) : file.isBusy ? (
        <Reading />
      ) : (
        <ImportSource
          text={text}
          onText={setText}
          onRead={setRead}
          fault={file.fault}
          onFile={(opened) => void file.open(opened, around, order)}
        />
      )}
      <UsedInDialog
        usedIn={importing.refusal?.documents}
        title={importing.refusal?.title}
        onClose={importing.forgetRefusal}
      />
    </div>
  )
}
