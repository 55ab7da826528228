import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { SetPasswordPage } from '../staff/set-password-page.tsx'

export default function NewPassword() {
  // The token stands in the fragment: it reaches no log of a server.
  return <SetPasswordPage restaurant={useRestaurant().name} token={location.hash.slice(1)} />
}
