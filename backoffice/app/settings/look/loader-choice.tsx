import { useI18n } from '#ui/i18n.tsx'
import { LoaderPicture } from '#ui/loader-picture.tsx'
import type { ControlAria } from '../control-props.ts'
import { choiceWords } from '../../documents/setting-words.ts'

type LoaderChoiceProps = {
  choices: readonly string[]
  value: string
  logo: string | undefined
  aria: ControlAria
  onChange: (value: string) => void
}

/** What turns while guests wait, each as it moves. */
export function LoaderChoice({ choices, value, logo, aria, onChange }: LoaderChoiceProps) {
  const { t } = useI18n()
  const words = choiceWords(t).LOADER_ANIMATION
  return (
    <fieldset
      className="loaders"
      aria-labelledby={aria['aria-labelledby']}
      aria-describedby={aria['aria-describedby']}
    >
      {choices.map((choice) => (
        <label key={choice} className="loader-choice">
          <input type="radio" name={aria.id} checked={choice === value} onChange={() => onChange(choice)} />
          <span className="loader-choice__picture">
            <LoaderPicture kind={choice} logo={logo} />
          </span>
          {words?.[choice] ?? choice}
        </label>
      ))}
    </fieldset>
  )
}
