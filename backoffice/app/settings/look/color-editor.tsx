import { Check } from 'lucide-react'
import { checkContrast, type ColorName } from '#domain/settings/contrast-check.ts'
import { palettes } from '#domain/settings/palettes.ts'
import { readThemeColors, type ThemeColors, themeTokens } from '#domain/settings/theme-colors.ts'
import { useI18n } from '#ui/i18n.tsx'
import type { ControlAria } from '../control-props.ts'
import { ColorChoice } from './color-choice.tsx'
import { ContrastNotes } from './contrast-notes.tsx'

const names: readonly ColorName[] = ['brand', 'accent', 'paper']
const tokens: Readonly<Record<ColorName, string>> = { brand: 'brand', accent: 'saffron', paper: 'paper' }
/** How a shop looks that has chosen nothing. */
const initial = palettes[0]?.colors ?? { brand: '', accent: '', paper: '' }

type ColorEditorProps = { value: string; aria: ControlAria; onChange: (value: string) => void }

/** The colours of the shop: a ready palette, or each by itself, with what guests can read of them. */
export function ColorEditor({ value, aria, onChange }: ColorEditorProps) {
  const { t } = useI18n()
  const colors = { ...initial, ...readThemeColors(value) }
  const shown = themeTokens(colors).light
  const change = (next: Required<ThemeColors>) => onChange(isSame(next, initial) ? '' : JSON.stringify(next))
  const labels: Record<ColorName, [string, string]> = {
    brand: [t('Main colour'), t('Buttons, the cart and everything that can be pressed')],
    accent: [t('Second colour'), t('Hints and what stands out')],
    paper: [t('Background'), t('What everything lies on')],
  }
  return (
    <div
      className="colors"
      role="group"
      aria-labelledby={aria['aria-labelledby']}
      aria-describedby={aria['aria-describedby']}
    >
      <div className="palettes" role="group" aria-label={t('Ready palettes')}>
        {palettes.map((palette) => (
          <button
            key={palette.name}
            type="button"
            className="palette"
            aria-pressed={isSame(palette.colors, colors)}
            onClick={() => change(palette.colors)}
          >
            <span className="palette__colors" aria-hidden="true">
              {names.map((name) => (
                <span key={name} style={{ background: palette.colors[name] }} />
              ))}
            </span>
            <span>
              {isSame(palette.colors, colors) && <Check size={16} aria-hidden="true" />}
              {t(palette.name)}
            </span>
          </button>
        ))}
      </div>
      <div className="colors__own">
        {names.map((name) => (
          <ColorChoice
            key={name}
            label={labels[name][0]}
            hint={labels[name][1]}
            value={colors[name]}
            shown={shown[tokens[name]] ?? colors[name]}
            onChange={(color) => change({ ...colors, [name]: color })}
          />
        ))}
      </div>
      <ContrastNotes
        findings={checkContrast(colors)}
        onTake={(name, color) => change({ ...colors, [name]: color })}
      />
    </div>
  )
}

const isSame = (a: ThemeColors, b: ThemeColors): boolean => names.every((name) => a[name] === b[name])
