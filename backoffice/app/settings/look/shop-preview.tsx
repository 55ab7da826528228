import { Monitor, Moon, Smartphone, Sun } from 'lucide-react'
import { useMemo, useState } from 'react'
import { type Brand, brandStyle } from '#domain/settings/brand-style.ts'
import { useI18n } from '#ui/i18n.tsx'
import { fontFaces } from './font-faces.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { SamplePage } from './sample-page.tsx'
import { useSampleDishes } from './use-sample-dishes.ts'

const widths = { phone: 390, desktop: 1200 } as const

type ShopPreviewProps = {
  brand: Brand
  name: string
  tagline: string
  logo: string | undefined
  hero: string | undefined
}

/** A piece of the shop as it would look, on a phone and on a desktop, light and dark. */
export function ShopPreview({ brand, name, tagline, logo, hero }: ShopPreviewProps) {
  const { t } = useI18n()
  const [device, setDevice] = useState<keyof typeof widths>('phone')
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const sample = useSampleDishes()
  const rules = useMemo(() => {
    const fonts = [
      brand.settings.FONT_SETTINGS || 'Bricolage Grotesque',
      brand.settings.DEFAULT_FONT || 'Figtree',
    ]
    return fontFaces(fonts) + brandStyle(brand)
  }, [brand])
  return (
    <section className="shop-preview" aria-label={t('Preview')} data-device={device}>
      <div className="shop-preview__tools">
        <Toggle
          label={t('Width')}
          value={device}
          onChange={setDevice}
          options={[
            ['phone', t('Mobile'), <Smartphone key="p" size={18} aria-hidden="true" />],
            ['desktop', t('Desktop'), <Monitor key="d" size={18} aria-hidden="true" />],
          ]}
        />
        <Toggle
          label={t('Theme')}
          value={theme}
          onChange={setTheme}
          options={[
            ['light', t('Light'), <Sun key="l" size={18} aria-hidden="true" />],
            ['dark', t('Dark'), <Moon key="m" size={18} aria-hidden="true" />],
          ]}
        />
      </div>
      <PreviewFrame title={t('Preview')} width={widths[device]} theme={theme} rules={rules}>
        <SamplePage name={name} tagline={tagline} logo={logo} hero={hero} {...sample} />
      </PreviewFrame>
      <p className="shop-preview__hint">{t('Guests see it once it is published.')}</p>
    </section>
  )
}

type ToggleProps<Value extends string> = {
  label: string
  value: Value
  options: readonly (readonly [Value, string, React.ReactNode])[]
  onChange: (value: Value) => void
}

function Toggle<Value extends string>({ label, value, options, onChange }: ToggleProps<Value>) {
  return (
    <div className="toggle" role="group" aria-label={label}>
      {options.map(([one, name, icon]) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChange(one)}>
          {icon}
          <span>{name}</span>
        </button>
      ))}
    </div>
  )
}
