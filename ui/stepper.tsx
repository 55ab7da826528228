import { useState } from 'react'

type StepperProps = {
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** Turns what was typed into an allowed value. */
  clamp: (typed: number) => number
  labels: { value: string; less: string; more: string }
}

/** A quantity with minus and plus; it can also be typed, and is made valid when the field is left (ux.md A-32). */
export function Stepper({ value, min, max, onChange, clamp, labels }: StepperProps) {
  const [typed, setTyped] = useState<string>()
  const settle = () => {
    if (typed === undefined) return
    onChange(clamp(typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'))))
    setTyped(undefined)
  }
  return (
    <div className="stepper">
      <button
        type="button"
        aria-label={labels.less}
        aria-disabled={value <= min || undefined}
        onClick={() => value > min && onChange(value - 1)}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="M4 10h12" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
        </svg>
      </button>
      <input
        type="number"
        inputMode="numeric"
        required
        min={min}
        max={max}
        step={1}
        aria-label={labels.value}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
      <button
        type="button"
        aria-label={labels.more}
        aria-disabled={value >= max || undefined}
        onClick={() => value < max && onChange(value + 1)}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="M4 10h12M10 4v12" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  )
}
