import { Link, useLocation, useNavigate } from 'react-router'
import { resetPassword } from '#contract/accounts.ts'
import type { Picture } from '#contract/media.ts'
import { resetIssues } from '#domain/accounts/account-fields.ts'
import { TOAST_MS } from '#domain/limits.ts'
import { showToast } from '#ui/toasts.ts'
import { useI18n } from '#ui/i18n.tsx'
import { browserApi } from '../http/browser-api.ts'
import { AuthFrame } from './auth-frame.tsx'
import { EmailField } from '../form/form-fields.tsx'
import { FormFrame } from '../form/form-frame.tsx'
import { keepReturn } from './return-path.ts'
import { useForm } from '../form/use-form.ts'
import { useVisitorsOnly } from './use-visitors-only.ts'

/** The page to have a new password sent (spec 5, ux.md R-D7). */
export function ResetPage({ pictures }: { pictures: readonly Picture[] }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { search } = useLocation()
  useVisitorsOnly()
  const form = useForm({
    id: 'reset',
    initial: { email: '' },
    names: { email: t('E-mail') },
    check: resetIssues,
    async send(body) {
      await browserApi()(resetPassword, { body })
      showToast({
        tone: 'success',
        text: t('Your new password has been sent. Please check your inbox'),
        duration: TOAST_MS,
      })
      await navigate(`/login${keepReturn(search)}`)
    },
  })
  return (
    <AuthFrame
      pictures={pictures}
      title={t('Forgot your password?')}
      text={t('We send you a new one that works once. Your old password keeps working until then.')}
    >
      <FormFrame
        form={form}
        submit={t('Send a new password')}
        beside={
          <Link className="form__link" to={`/login${keepReturn(search)}`}>
            {t('Back to the login')}
          </Link>
        }
      >
        <EmailField form={form} name="email" />
      </FormFrame>
    </AuthFrame>
  )
}
