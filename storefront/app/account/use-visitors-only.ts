import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pathOfUser } from './return-path.ts'
import { useSession } from './session.ts'

/**
 * The guard of the pages for visitors in the browser (spec 2): a visitor who signs in meanwhile, for example in another tab,
 * is redirected to where the address returns to, or to the home page. Returns a function to call before the page itself
 * signs a visitor in and redirects.
 */
export function useVisitorsOnly(): () => void {
  const navigate = useNavigate()
  const { user } = useSession()
  const { search } = useLocation()
  const isLeaving = useRef(false)
  useEffect(() => {
    if (user && !isLeaving.current) void navigate(pathOfUser(search), { replace: true })
  }, [user, search, navigate])
  return () => {
    isLeaving.current = true
  }
}
