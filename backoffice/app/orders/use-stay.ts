import { useCallback } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

/**
 * Gives up a page that is still on its way. Whoever presses something after having pressed a link wants the last thing they
 * pressed: the page would otherwise come late and take an open question with it.
 */
export function useStay(): () => void {
  const here = useLocation()
  const navigate = useNavigate()
  const { state } = useNavigation()
  return useCallback(() => {
    if (state !== 'idle') void navigate(here, { replace: true, state: here.state, preventScrollReset: true })
  }, [state, here, navigate])
}
