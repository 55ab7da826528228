import type { ReactNode } from 'react'
import type { SettingKey } from '#contract/settings.ts'
import { Picture } from '#ui/picture.tsx'
import { useShop } from '../shop/use-shop.ts'

type AuthFrameProps = {
  title: string
  text?: ReactNode
  /** The setting that holds the picture beside the form. */
  image: Extract<SettingKey, 'LOGIN_IMAGES' | 'FORGOT_IMAGES' | 'REGISTER_IMAGES'>
  children: ReactNode
}

/** A page for visitors: the form, and beside it the picture that the restaurant has chosen for it. */
export function AuthFrame({ title, text, image, children }: AuthFrameProps) {
  const { pictures } = useShop()
  const picture = pictures[image] ?? pictures.HERO_IMAGE
  return (
    <div className={picture ? 'auth' : 'auth auth--plain'}>
      {picture && (
        <Picture className="auth__picture" picture={picture} sizes="(min-width: 900px) 50vw, 100vw" first />
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
