import { create } from 'qrcode'

/** Light modules around the code, without which cameras do not find it. */
const QUIET = 4

/** A QR code as a drawing, sharp at any size. */
export function QrPicture({ text, label }: { text: string; label: string }) {
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
