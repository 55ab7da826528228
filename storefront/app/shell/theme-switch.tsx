import { useEffect, useState } from 'react'
import { useI18n } from '#ui/i18n.tsx'

type Theme = 'system' | 'light' | 'dark'

/** System, light or dark; kept on this device (ux.md 1.13). The script of `theme-script.ts` reads it on the next page. */
export function ThemeSwitch() {
  const { t } = useI18n()
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => setTheme((document.documentElement.dataset.theme as Theme | undefined) ?? 'system'), [])
  const choices: { value: Theme; label: string }[] = [
    { value: 'system', label: t('Like my device') },
    { value: 'light', label: t('Light') },
    { value: 'dark', label: t('Dark') },
  ]
  return (
    <fieldset className="switch">
      <legend className="switch__title">{t('Appearance')}</legend>
      <div className="switch__row">
        {choices.map(({ value, label }) => (
          <label key={value} className="switch__one">
            <input
              type="radio"
              name="theme"
              value={value}
              checked={value === theme}
              onChange={() => {
                setTheme(value)
                apply(value)
              }}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem('theme')
    else localStorage.setItem('theme', theme)
  } catch {
    // Without storage the choice holds for this page.
  }
}
