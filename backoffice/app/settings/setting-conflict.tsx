import type { SettingKey } from '#contract/settings.ts'
import type { SettingDocument } from '#contract/settings.staff.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { decidedDocument, type Side } from '../documents/merge-documents.ts'
import type { Editing } from '../documents/use-saver.ts'
import { settingWords } from '../documents/setting-words.ts'

type SettingConflictProps = {
  settingKey: SettingKey
  conflict: NonNullable<Editing<SettingDocument>['conflict']>
  onResolve: (document: SettingDocument) => void
}

/** What two people have set the same setting to; one of both is taken. */
export function SettingConflict({ settingKey, conflict, onResolve }: SettingConflictProps) {
  const i18n = useI18n()
  const { t } = i18n
  const { theirs, merged, undecided } = conflict
  const take = (side: Side) => {
    const sides = new Map(undecided.map((key) => [key, side]))
    const decided = decidedDocument({ merged, theirs: theirs.document, undecided }, sides)
    if (decided) onResolve(decided)
  }
  const words = ({ value }: SettingDocument) => settingWords(settingKey, value, i18n)
  return (
    <div
      className="setting__conflict"
      role="group"
      aria-label={t('Somebody else has changed this in the meantime')}
    >
      <Button look="secondary" onClick={() => take('mine')}>
        {t('Mine')}: {words(merged)}
      </Button>
      <Button look="secondary" onClick={() => take('theirs')}>
        {t('Theirs')}: {words(theirs.document)}
      </Button>
    </div>
  )
}
