import { ChevronDown, MapPin } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { LeaveCart } from './leave-cart.tsx'

type BranchChoice = { slug: string; name: string; address: string }

type SelectBranchPageProps = {
  branches: readonly BranchChoice[]
  /** The slug of the branch chosen so far; empty before the first choice. */
  current: string
  /** The slug that stands in the dropdown at first. */
  wanted: string
  /** Whether the last choice was none of the branches. */
  isRefused: boolean
  /** Whether something is in the cart, which belongs to one branch only. */
  hasCart: boolean
  onFlush(): void
}

/** Where to order: a dropdown and a button (spec 2). It works without scripts; with them, a cart is not lost unasked. */
export function SelectBranchPage(props: SelectBranchPageProps) {
  const { branches, current, wanted, isRefused, hasCart, onFlush } = props
  const { t } = useI18n()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const mayLeave = useRef(false)
  const [slug, setSlug] = useState(branches.some((one) => one.slug === wanted) ? wanted : '')
  const [isMissing, setIsMissing] = useState(isRefused)
  const [isAsking, setIsAsking] = useState(false)
  const chosen = branches.find((one) => one.slug === slug)
  const error = isMissing ? t('Please choose a branch') : undefined

  const check = (event: FormEvent) => {
    const asks = hasCart && slug !== current && !mayLeave.current
    if (!chosen || asks) event.preventDefault()
    setIsMissing(!chosen)
    setIsAsking(Boolean(chosen) && asks)
    if (!chosen) document.getElementById(id)?.focus()
  }

  return (
    <div className="select-branch">
      <h1>{t('Where would you like to order?')}</h1>
      <form
        className="select-branch__form"
        method="post"
        action="/select-branch"
        noValidate
        ref={form}
        onSubmit={check}
      >
        <div className="field">
          <label className="field__label" htmlFor={id}>
            {t('Branch')}
          </label>
          <div className="select-branch__choice">
            <select
              className="field__input"
              id={id}
              name="branch"
              value={slug}
              required
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              onChange={({ target }) => {
                setSlug(target.value)
                setIsMissing(false)
              }}
            >
              <option value="">{t('Please choose')}</option>
              {branches.map(({ slug: value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
            <ChevronDown size={22} aria-hidden="true" />
          </div>
          {error && (
            <p className="field__error" id={`${id}-error`} role="alert">
              {error}
            </p>
          )}
        </div>
        <p className="select-branch__address" aria-live="polite">
          {chosen?.address && (
            <>
              <MapPin size={18} aria-hidden="true" />
              {chosen.address}
            </>
          )}
        </p>
        <Button type="submit" size="large">
          {t('Continue')}
        </Button>
      </form>
      <LeaveCart
        open={isAsking}
        branch={chosen?.name ?? ''}
        onStay={() => setIsAsking(false)}
        onLeave={() => {
          onFlush()
          mayLeave.current = true
          setIsAsking(false)
          form.current?.requestSubmit()
        }}
      />
    </div>
  )
}
