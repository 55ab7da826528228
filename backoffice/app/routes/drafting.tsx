import { RouterProvider } from 'react-aria-components'
import { Outlet, useHref, useNavigate } from 'react-router'
import { PublishBar } from '../publishing/publish-bar.tsx'
import { useDesk } from '../restaurant/use-desk.ts'

/**
 * The screens whose changes are drafts, with the way to publish them. Rows of the parts of React Aria lead to other screens
 * like links.
 */
export default function DraftingLayout() {
  const navigate = useNavigate()
  return (
    // oxlint-disable-next-line react/hooks -- React Aria calls the hook itself, in each link
    <RouterProvider navigate={(to) => void navigate(to)} useHref={useHref}>
      <Outlet context={useDesk()} />
      <PublishBar />
    </RouterProvider>
  )
}
