import { Pause, Play } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import type { Picture as PictureData } from '#contract/media.ts'
import { useI18n } from '#ui/i18n.tsx'
import { Picture } from '#ui/picture.tsx'
import { useShop } from '../shop/use-shop.ts'

type AuthFrameProps = {
  title: string
  text?: ReactNode
  /** The pictures beside the form; without any it is the one of the home page. */
  pictures: readonly PictureData[]
  children: ReactNode
}

const SIZES = '(min-width: 900px) 50vw, 100vw'

/** A page for visitors: the form, and beside it the pictures that the restaurant has chosen for it. */
export function AuthFrame({ title, text, pictures, children }: AuthFrameProps) {
  const { HERO_IMAGE: hero } = useShop().pictures
  const [picture = hero] = pictures
  return (
    <div className={picture ? 'auth' : 'auth auth--plain'}>
      {pictures.length > 1 ? (
        <Gallery pictures={pictures} />
      ) : (
        picture && <Picture className="auth__picture" picture={picture} sizes={SIZES} first />
      )}
      <div className="auth__form">
        <header className="auth__head">
          <h1 tabIndex={-1}>{title}</h1>
          {text && <p>{text}</p>}
        </header>
        {children}
      </div>
    </div>
  )
}

/** Several pictures, one fading into the next. It works without scripts; who wants it to stop stops it (WCAG 2.2.2). */
function Gallery({ pictures }: Pick<AuthFrameProps, 'pictures'>) {
  const { t } = useI18n()
  const count = { '--count': pictures.length } as CSSProperties
  return (
    <div className="auth__picture auth__gallery" style={count}>
      {pictures.map((picture, at) => (
        <div key={picture.id} className="auth__slide" style={{ '--at': at } as CSSProperties}>
          <Picture picture={picture} sizes={SIZES} first={at === 0} />
        </div>
      ))}
      <label className="auth__pause">
        <input type="checkbox" aria-label={t('Stop the changing pictures')} />
        <Pause size={20} aria-hidden="true" />
        <Play size={20} aria-hidden="true" />
      </label>
    </div>
  )
}
