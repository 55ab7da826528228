import { CircleAlert, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { SystemAlarm } from '#contract/operations.staff.ts'
import { useI18n } from '#ui/i18n.tsx'

type Words = { title: string; advice: string; to?: { href: string; label: string } }

/** One alarm: what is the matter, what it means, and where it is mended. */
export function AlarmRow({ alarm }: { alarm: SystemAlarm }) {
  const { t } = useI18n()
  const { title, advice, to } = useWords(alarm)
  const isRed = alarm.level === 'red'
  const Icon = isRed ? CircleAlert : TriangleAlert
  return (
    <li className={`system__alarm system__alarm--${alarm.level}`}>
      <Icon size={22} aria-hidden="true" />
      <div>
        <h2>
          {isRed && <span className="system__urgent">{t('Urgent')}: </span>}
          {title}
        </h2>
        <p>{advice}</p>
        {to && (
          <Link className="button button--secondary" to={to.href}>
            {to.label}
          </Link>
        )}
      </div>
    </li>
  )
}

function useWords({ kind, since, count, name }: SystemAlarm): Words {
  const { t, date } = useI18n()
  const time = since ? date(since, { dateStyle: 'medium', timeStyle: 'short' }) : ''
  const call = t('Please tell whoever looks after the server.')
  const words: Record<SystemAlarm['kind'], Words> = {
    unsaved: {
      title: t('Nothing can be saved since {time}', { time }),
      advice: t('Guests cannot order. Please call whoever looks after the server.'),
    },
    disk: {
      title: t('Only {count} MB of the disk are free', { count: count ?? 0 }),
      advice: `${t('When the disk is full, no order can be saved.')} ${call}`,
    },
    'backup-missing': {
      title: t('There is no backup yet'),
      advice: `${t('If the disk breaks, all orders and guests are lost.')} ${call}`,
    },
    'backup-old': {
      title: t('No backup since {time}', { time }),
      advice: `${t('What came after it would be lost if the disk broke.')} ${call}`,
    },
    'backup-here': {
      title: t('Backups lie on the disk that they protect'),
      advice: `${t('If the disk breaks, they are lost with it.')} ${call}`,
    },
    'mails-waiting': {
      title: t(
        '{count, plural, one {# mail has} other {# mails have}} not been sent, the oldest since {time}',
        { count: count ?? 0, time },
      ),
      advice: t('The mail server does not take them. They are sent as soon as it does.'),
      to: { href: '/mails', label: t('Show mails') },
    },
    'mails-failed': {
      title: t('{count, plural, one {# mail} other {# mails}} could not be delivered', { count: count ?? 0 }),
      advice: t('The reason stands beside each mail; it can be sent again.'),
      to: { href: '/mails', label: t('Show mails') },
    },
    'payments-waiting': {
      title: t(
        '{count, plural, one {# payment or refund waits} other {# payments or refunds wait}} for {names} since {time}',
        { count: count ?? 0, names: name ?? '', time },
      ),
      advice: `${t('The provider does not answer or does not accept the access data. What waits is done as soon as it does.')} ${call}`,
    },
    'mails-as-files': {
      title: t('Mails do not reach anybody'),
      advice: `${t('No mail server is set up, so guests get no confirmation.')} ${call}`,
    },
    law: {
      title: t(
        '{count, plural, one {# setting that the law asks for is} other {# settings that the law asks for are}} empty',
        { count: count ?? 0 },
      ),
      advice: t('The imprint, the privacy policy and the terms belong to them.'),
      to: { href: '/settings', label: t('Show settings') },
    },
    unreadable: {
      title: t(
        '{count, plural, one {# published entry} other {# published entries}} cannot be read completely: {names}',
        {
          count: count ?? 0,
          names: name ?? '',
        },
      ),
      advice: t(
        'Another version of the program has written it. Guests see the rest of it, and what is sold at unreadable times is not sold. Enter it anew and publish it.',
      ),
    },
    geocoder: {
      title: t('The address search {name} is not set up', { name: name ?? '' }),
      advice: `${t('Addresses are found by the built-in search meanwhile.')} ${call}`,
    },
  }
  return words[kind]
}
