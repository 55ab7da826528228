import { Printer } from 'lucide-react'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Language } from '#contract/content.ts'
import { Button } from '#ui/button.tsx'
import { addCatalogue, I18nProvider, useI18n } from '#ui/i18n.tsx'
import { BackLink } from '../documents/back-link.tsx'
import { SelectField } from '../documents/select-field.tsx'
import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { MenuSheet, type PaperSize } from './menu-sheet.tsx'
import './print.css'
import { type PrintSource, printedMenu } from './printed-menu.ts'

/** The messages of this page are in the language of the staff; the menu takes none of them. */
const NO_CATALOGUE = 'none'
addCatalogue(NO_CATALOGUE, {})

type PrintPageProps = {
  source: PrintSource
  languages: readonly Language[]
  /** What is printed: its language, with the translations of the words around the dishes. */
  language: string
  words: Readonly<Record<string, string>>
  size: PaperSize
  withDrafts: boolean
}

/** The menu on paper: what it shows is chosen above it, and all of that stands in the address. */
export function PrintPage({ source, languages, language, words, size, withDrafts }: PrintPageProps) {
  const { t } = useI18n()
  const { name, i18n } = useRestaurant()
  const [, setParams] = useSearchParams()
  const isOwn = languages.some(({ code, isDefault }) => code === language && isDefault)
  const menu = useMemo(() => printedMenu(source, isOwn ? undefined : language), [source, language, isOwn])
  const printed = useMemo(
    () => ({ ...i18n, language, map: words, catalogue: NO_CATALOGUE }),
    [i18n, language, words],
  )
  const isRtl = languages.some(({ code, isRtl }) => code === language && isRtl)
  const isEmpty = menu.categories.length + menu.combos.length === 0
  const choose = (key: 'lang' | 'size' | 'drafts', value: string) =>
    setParams(
      (params) => {
        params.set(key, value)
        return params
      },
      { replace: true },
    )
  return (
    <main className="print-page">
      <div className="print-page__tools">
        <BackLink to="/menu">{t('Menu')}</BackLink>
        <h1>{t('Print the menu')}</h1>
        <div className="print-page__choices">
          <SelectField<PaperSize>
            label={t('Paper')}
            value={size}
            options={[
              ['a4', 'A4'],
              ['a5', 'A5'],
            ]}
            onChange={(value) => choose('size', value)}
          />
          <SelectField
            label={t('Language')}
            value={language}
            options={languages.map((one) => [one.code, one.name] as const)}
            onChange={(value) => choose('lang', value)}
          />
          <SelectField
            label={t('Contents')}
            value={withDrafts ? '1' : '0'}
            options={[
              ['0', t('As guests see it')],
              ['1', t('With drafts')],
            ]}
            onChange={(value) => choose('drafts', value)}
          />
          <Button unavailable={isEmpty} onClick={() => isEmpty || print()}>
            <Printer size={20} aria-hidden="true" />
            {t('Print')}
          </Button>
        </div>
      </div>
      {isEmpty ? (
        <p className="print-page__empty">
          {withDrafts ? t('There is no dish with a price yet.') : t('Guests see no dish with a price yet.')}
        </p>
      ) : (
        <I18nProvider data={printed}>
          <MenuSheet menu={menu} restaurant={name} size={size} dir={isRtl ? 'rtl' : 'ltr'} />
        </I18nProvider>
      )}
    </main>
  )
}
