import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ImportedMenu } from '#domain/menu/import/imported-menu.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { UsedInDialog } from '../documents/used-in-dialog.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { ImportPreview } from './import-preview.tsx'
import { ImportSource } from './import-source.tsx'
import { useSurroundings } from './surroundings.ts'
import { useImport } from './use-import.ts'
import { useOrder } from './use-menu.ts'

type ReadText = { text: string; menu: ImportedMenu }

/** A paper menu becomes drafts: its text is pasted, what was read stands beside it, and nothing is guessed. */
export function ImportPage() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { around, failure, refresh } = useSurroundings()
  const { data: order, error, refetch } = useOrder()
  const [read, setRead] = useState<ReadText>()
  const importing = useImport()
  const failed = failure ?? (error && !order ? failureKindOf(error) : undefined)
  return (
    <div className="work-page">
      <Link className="editor__back" to="/menu">
        {t('Menu')}
      </Link>
      <div className="work-page__head">
        <h1>{t('Import a menu')}</h1>
        {read && (
          <div className="work-page__actions">
            <Button look="secondary" onClick={() => setRead(undefined)}>
              {t('Change the text')}
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
          isBusy={importing.isBusy}
          onTake={async (choices) => {
            const ground = { notices: around.notices.filter(({ state }) => state !== 'deleted'), order }
            if (await importing.take(read.menu, ground, choices)) void navigate('/menu')
          }}
        />
      ) : (
        <ImportSource onRead={setRead} />
      )}
      <UsedInDialog
        usedIn={importing.refusal?.documents}
        title={importing.refusal?.title}
        onClose={importing.forgetRefusal}
      />
    </div>
  )
}
