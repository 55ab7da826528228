import { useId } from 'react'

type MinuteChipsProps = {
  legend: string
  choices: readonly { minutes: number; text: string; isPossible: boolean }[]
  /** The minutes that are chosen; undefined while others are typed. */
  chosen: number | undefined
  ownLabel: string
  /** What is typed instead of a choice. */
  own: string
  error: string | undefined
  onChoose: (minutes: number) => void
  onOwn: (text: string) => void
}

/** Minutes to choose with one touch of a thumb in a glove, and a field for others. */
export function MinuteChips(props: MinuteChipsProps) {
  const { legend, choices, chosen, ownLabel, own, error, onChoose, onOwn } = props
  const errorId = useId()
  return (
    <fieldset className="approve__minutes">
      <legend>{legend}</legend>
      <div className="minute-chips">
        {choices.map(({ minutes, text, isPossible }) => (
          <label key={minutes} className="minute-chip">
            <input
              type="radio"
              name="minutes"
              value={minutes}
              checked={chosen === minutes}
              disabled={!isPossible}
              onChange={() => onChoose(minutes)}
            />
            <span>{text}</span>
          </label>
        ))}
        <label className="minute-chip minute-chip--own" data-chosen={own !== ''}>
          <span className="visually-hidden">{ownLabel}</span>
          <input
            type="text"
            inputMode="numeric"
            placeholder="…"
            value={own}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onChange={(event) => onOwn(event.target.value)}
          />
        </label>
      </div>
      {error && (
        <p id={errorId} className="field__error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
