import { RouterProvider } from 'react-aria-components'
import { Outlet, useHref, useNavigate } from 'react-router'
import { PublishBar } from '../publishing/publish-bar.tsx'
import { useDesk } from '../restaurant/use-desk.ts'

/** The screens of the menu; rows of the parts of React Aria lead to other screens like links. */
export default function MenuLayout() {
  const navigate = useNavigate()
  return (
    // oxlint-disable-next-line react/hooks -- React Aria calls the hook itself, in each link
    <RouterProvider navigate={(to) => void navigate(to)} useHref={useHref}>
      <Outlet context={useDesk()} />
      <PublishBar />
    </RouterProvider>
  )
}
