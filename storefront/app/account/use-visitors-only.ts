import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from './session.ts'

/**
 * The guard of the pages for visitors in the browser (spec 2): whoever signs in meanwhile, for example in another tab,
 * goes to the home page. Answers what to call before the page itself signs somebody in and leads on.
 */
export function useVisitorsOnly(): () => void {
  const navigate = useNavigate()
  const { user } = useSession()
  const isLeaving = useRef(false)
  useEffect(() => {
    if (user && !isLeaving.current) void navigate('/', { replace: true })
  }, [user, navigate])
  return () => {
    isLeaving.current = true
  }
}
