import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useShop } from '../shop/use-shop.ts'

let isOver = false

/** The restaurant's logo over the first home page of a visit; its styles and its end are in `domain/settings/brand-style.ts`. */
export function Splash() {
  const logo = useShop().pictures.SPLASH_LOGO
  const { pathname } = useLocation()
  const [shows] = useState(() => !isOver && pathname === '/')
  useEffect(() => void (isOver = true), [])
  if (!logo || !shows) return null
  return (
    <div className="splash" aria-hidden="true">
      <img src={logo.url} alt="" width={logo.width || undefined} height={logo.height || undefined} />
    </div>
  )
}
