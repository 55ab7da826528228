import { useI18n } from '#ui/i18n.tsx'

type RememberMeProps = { isChosen: boolean; onChange: (isChosen: boolean) => void }

/** Whether a guest wants to be remembered on this device; never ticked beforehand (ux.md 1.11). */
export function RememberMe({ isChosen, onChange }: RememberMeProps) {
  const { t } = useI18n()
  return (
    <label className="tick__label">
      <input
        type="checkbox"
        name="remember"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {t('Remember me on this device')}{' '}
        <span className="field__mark">
          {t(
            'Contact, address, way to pay and dishes stay in this browser only. You can delete them at any time.',
          )}
        </span>
      </span>
    </label>
  )
}
