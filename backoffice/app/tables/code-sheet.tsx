import { Printer } from 'lucide-react'
import type { Branch } from '#contract/branches.ts'
import type { TableDocument } from '#contract/branches.staff.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useRestaurant } from '../restaurant/use-restaurant.ts'
import './tables.css'
import { tableAddress } from './table-address.ts'
import { create } from 'qrcode'

type CodeSheetProps = { branch: Branch; hasSeveral: boolean; tables: readonly TableDocument[] }

/** The codes of all tables of a branch on sheets of A4, to be printed and cut along the marks. */
export function CodeSheet({ branch, hasSeveral, tables }: CodeSheetProps) {
  const { t } = useI18n()
  const { name } = useRestaurant()
  const restaurant = hasSeveral ? `${name} · ${branch.name}` : name
  return (
    <main className="code-sheet">
      <div className="code-sheet__head">
        <h1>{t('Codes of the tables')}</h1>
        <p>{t('Print on A4 at actual size, then cut along the marks.')}</p>
        <Button onClick={() => print()}>
          <Printer size={20} aria-hidden="true" />
          {t('Print')}
        </Button>
      </div>
      {tables.length === 0 && <p>{t('There are no tables here yet.')}</p>}
      <ul className="code-sheet__cards">
        {tables.map((table) => {
          const address = tableAddress(branch.url, table.code, location.origin)
          return (
            <li key={table.code} className="code-card">
              <p className="code-card__restaurant">{restaurant}</p>
              <h2>{table.name}</h2>
              <QrPicture text={address} label={t('QR code of {name}', { name: table.name })} />
              <p className="code-card__how">{t('Scan and order')}</p>
              <p className="code-card__address">{address.replace(/^https?:\/\//, '')}</p>
            </li>
          )
        })}
      </ul>
    </main>
  )
}

/** Light modules around the code, without which cameras do not find it. */
const QUIET = 4

/** A QR code as a drawing, sharp at any size. */
function QrPicture({ text, label }: { text: string; label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const size = modules.size + 2 * QUIET
  const path = Array.from(modules.data, (dark, at) =>
    dark ? `M${(at % modules.size) + QUIET} ${Math.floor(at / modules.size) + QUIET}h1v1h-1z` : '',
  ).join('')
  return (
    <svg className="code-card__picture" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
