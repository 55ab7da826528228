import { useRef, useState } from 'react'

type StepperProps = {
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** Turns what was typed into an allowed value. */
  clamp: (typed: number) => number
  /**
   * Called while a guest types with whether the field holds an allowed value. A wrong value stays as typed; without
   * it the value is made valid when the field is left.
   */
  onValid?: (isValid: boolean) => void
  labels: { value: string; less: string; more: string }
}

/** A quantity with minus and plus; it can also be typed (ux.md A-32). */
export function Stepper({ value, min, max, onChange, clamp, onValid, labels }: StepperProps) {
  const [typed, setTyped] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const isWrong = onValid !== undefined && typed !== undefined && input.current?.validity.valid === false
  const change = (next: number) => {
    setTyped(undefined)
    onValid?.(true)
    onChange(next)
  }
  const commit = () => {
    if (typed === undefined || isWrong) return
    change(clamp(typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'))))
  }
  return (
    <div className="stepper">
      <button
        type="button"
        aria-label={labels.less}
        aria-disabled={value <= min || undefined}
        onClick={() => value > min && change(value - 1)}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="M4 10h12" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
        </svg>
      </button>
      <input
        ref={input}
        type="number"
        aria-invalid={isWrong || undefined}
        inputMode="numeric"
        required
        min={min}
        max={max}
        step={1}
        aria-label={labels.value}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value)
          onValid?.(target.validity.valid)
        }}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
      <button
        type="button"
        aria-label={labels.more}
        aria-disabled={value >= max || undefined}
        onClick={() => value < max && change(value + 1)}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="M4 10h12M10 4v12" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  )
}
