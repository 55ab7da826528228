import { Link, useNavigate } from 'react-router'
import { acceptInvitation, type OpenInvitation } from '#contract/staff-members.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { signedIn } from '../http/signed-in.ts'
import { staffApi } from '../http/staff-api.ts'
import { useForm } from '../http/use-form.ts'
import { AccessCard, textOf } from './access-card.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useFailureText } from './use-failure-text.ts'
import { useRoleNames } from './use-role-names.ts'

type InvitationPageProps = {
  restaurant: string
  token: string
  /** Null when the link is not valid any more. */
  invitation: OpenInvitation | null
}

/** Somebody joins the team by a link: name and password, and for the first owner the address too. */
export function InvitationPage({ restaurant, token, invitation }: InvitationPageProps) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const roles = useRoleNames()
  const failureText = useFailureText()
  const form = useForm()
  const isFirst = invitation?.email === ''

  async function accept(fields: FormData): Promise<void> {
    const accepted = await form.submit(() =>
      staffApi(acceptInvitation, {
        params: { token },
        body: {
          name: textOf(fields, 'name'),
          email: textOf(fields, 'email'),
          password: textOf(fields, 'password'),
          password_confirmation: textOf(fields, 'password_confirmation'),
        },
      }),
    )
    if (!accepted) return
    signedIn.note()
    await navigate(isFirst ? '/start' : '/', { replace: true })
  }

  if (!invitation) return <LinkOver restaurant={restaurant} />
  return (
    <AccessCard
      restaurant={restaurant}
      title={isFirst ? t('Set up the shop') : t('Join the team')}
      alert={failureText(form.failure)}
      onSubmit={(fields) => void accept(fields)}
    >
      <p>
        {isFirst
          ? t('The first access may do everything and invites the others.')
          : t('Access for {email} as {role}.', { email: invitation.email, role: roles[invitation.role] })}
      </p>
      <TextField label={t('Name')} name="name" autoComplete="name" error={form.issue('name')} required />
      {isFirst ? (
        <TextField
          label={t('E-mail')}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          error={form.issue('email')}
          required
        />
      ) : (
        // Password managers keep the password together with the address.
        <input
          className="visually-hidden"
          type="email"
          autoComplete="username"
          value={invitation.email}
          aria-label={t('E-mail')}
          readOnly
          tabIndex={-1}
        />
      )}
      <NewPasswordFields form={form} />
      <Button type="submit" size="large" busy={form.isBusy}>
        {isFirst ? t('Open the shop') : t('Join the team')}
      </Button>
    </AccessCard>
  )
}

/** A link that was used, taken back, or whose time is over. */
export function LinkOver({ restaurant }: { restaurant: string }) {
  const { t } = useI18n()
  return (
    <main className="sign-in">
      <title>{`${t('This link is not valid any more')} · ${restaurant}`}</title>
      <div className="sign-in__card">
        <header>
          <p className="sign-in__restaurant">{restaurant}</p>
          <h1>{t('This link is not valid any more')}</h1>
        </header>
        <p>{t('It was used already, or its time is over. A new one can be asked for.')}</p>
        <Link className="button" to="/sign-in">
          {t('Sign in')}
        </Link>
      </div>
    </main>
  )
}
