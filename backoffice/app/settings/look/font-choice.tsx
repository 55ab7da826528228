import { useEffect, useState } from 'react'
import { bundledFonts, findFont } from '#domain/settings/fonts.ts'
import { useI18n } from '#ui/i18n.tsx'
import type { ControlAria } from '../control-props.ts'
import { fontFaces } from './font-faces.ts'

type FontChoiceProps = {
  settingKey: 'FONT_SETTINGS' | 'DEFAULT_FONT'
  value: string
  aria: ControlAria
  onChange: (value: string) => void
}

/** What a shop has that has chosen none. */
const initial = { FONT_SETTINGS: 'Bricolage Grotesque', DEFAULT_FONT: 'Figtree' } as const

/** One of the fonts that the server brings, each written in itself. */
export function FontChoice({ settingKey, value, aria, onChange }: FontChoiceProps) {
  const { t } = useI18n()
  const isThere = useFontFaces()
  const chosen = findFont(value)?.name ?? initial[settingKey]
  const sample = settingKey === 'FONT_SETTINGS' ? t('Good food, warm') : t('Tomato, basil · 9.90')
  return (
    <fieldset
      className="fonts"
      aria-labelledby={aria['aria-labelledby']}
      aria-describedby={aria['aria-describedby']}
    >
      {bundledFonts.map(({ name, family }) => (
        <label key={name} className="font">
          <input
            type="radio"
            name={aria.id}
            checked={name === chosen}
            onChange={() => onChange(name === initial[settingKey] ? '' : name)}
          />
          <span
            style={isThere ? { fontFamily: family } : undefined}
            className={`font__sample font__sample--${settingKey === 'FONT_SETTINGS' ? 'display' : 'text'}`}
          >
            {sample}
          </span>
          <span className="font__name">{name}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Makes every font that can be chosen known to the page, while it is needed. */
function useFontFaces(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(fontFaces(bundledFonts.map(({ name }) => name)))
    document.adoptedStyleSheets.push(sheet)
    setThere(true)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [])
  return isThere
}
