import type { Language } from '#contract/content.ts'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { TextsByLanguage } from '../documents/texts-by-language.tsx'
import type { Translated } from '../documents/translated.ts'
import type { Editing } from '../documents/use-saver.ts'

type SharedNameProps<Document> = {
  editing: Editing<Document>
  languages: readonly Language[]
  /** How many dishes share it. */
  dishes: number
}

/** The name of what several dishes share, in every language. */
export function SharedName<Document extends Translated>({
  editing,
  languages,
  dishes,
}: SharedNameProps<Document>) {
  const { t } = useI18n()
  return (
    <Card title={t('Texts')} hint={t('in {count, plural, one {# dish} other {# dishes}}', { count: dishes })}>
      <TextsByLanguage
        document={editing.document}
        languages={languages}
        texts={[{ field: 'name', label: t('Name') }]}
        errors={editing.fields}
        onChange={editing.change}
      />
    </Card>
  )
}
