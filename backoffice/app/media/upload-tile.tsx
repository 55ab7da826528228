import { CircleAlert, LoaderCircle, WifiOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { Upload } from './upload-queue.ts'

/** Twice as wide as it is shown. */
const SIDE = 192

type UploadTileProps = { upload: Upload; onRetry: () => void; onDrop: () => void }

/** A file on its way: what it shows, how far it is, and what can be done when it does not arrive. */
export function UploadTile({ upload, onRetry, onDrop }: UploadTileProps) {
  const { t } = useI18n()
  const { status, progress, why } = upload
  const isMoving = status === 'sending' || status === 'processing' || status === 'waiting'
  const percent = Math.round(progress * 100)
  const text = {
    waiting: t('Waiting its turn'),
    sending: t('{percent} % sent', { percent }),
    processing: t('All sizes are being made …'),
    offline: t(
      'No connection. The picture is kept and sent as soon as there is one, while this page is open.',
    ),
    failed: why ? t(why) : t('Something went wrong on our side. Please try again.'),
    refused: t(why),
  }[status]
  const Icon = isMoving ? LoaderCircle : status === 'offline' ? WifiOff : CircleAlert
  return (
    <div className={`upload-tile upload-tile--${status}`}>
      {status !== 'refused' && <Preview file={upload.file} />}
      <div className="upload-tile__words">
        <p className="upload-tile__text" role={isMoving ? undefined : 'alert'}>
          <Icon size={18} aria-hidden="true" />
          {text}
        </p>
        {isMoving && (
          <progress max={100} {...(status === 'sending' && { value: percent })} aria-label={t('Upload')} />
        )}
        <div className="upload-tile__buttons">
          {(status === 'failed' || status === 'offline') && (
            <Button look="secondary" onClick={onRetry}>
              {t('Try again')}
            </Button>
          )}
          <Button look="quiet" onClick={onDrop}>
            {status === 'refused' ? t('Close') : t('Cancel')}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** A small picture of a file, drawn here: the policy of the page shows no pictures of other addresses. */
function Preview({ file }: { file: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isOver = false
    const draw = async () => {
      const bitmap = await createImageBitmap(file, { resizeWidth: SIDE })
      const context = canvas.current?.getContext('2d')
      const side = Math.min(bitmap.width, bitmap.height)
      const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2]
      if (!isOver) context?.drawImage(bitmap, left, top, side, side, 0, 0, SIDE, SIDE)
      bitmap.close()
    }
    // What the browser cannot show may still be a picture for the server.
    draw().catch(() => {})
    return () => {
      isOver = true
    }
  }, [file])
  return <canvas ref={canvas} width={SIDE} height={SIDE} aria-hidden="true" />
}
