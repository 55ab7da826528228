import { useI18n } from '#ui/i18n.tsx'
import { LinkedText } from '../i18n/linked-text.tsx'
import { useShop } from '../shop/use-shop.ts'

/** That the terms apply, and where the privacy notice is, each with its link (ux.md R-D3, R-C5). */
export function LegalText() {
  const { t } = useI18n()
  const { legal } = useShop()
  const page = (slug: string | undefined) => (text: string) =>
    slug === undefined ? (
      text
    ) : (
      <a href={`/pages/${slug}`} target="_blank" rel="noopener">
        {text}
        <span className="visually-hidden"> ({t('opens in a new tab')})</span>
      </a>
    )
  return (
    <LinkedText
      text={t('Our <0>terms</0> apply. Notes on data protection: <1>privacy notice</1>.')}
      wrappers={[page(legal.TERMS_AND_CONDITIONS?.slug), page(legal.PRIVACY_POLICY?.slug)]}
    />
  )
}
