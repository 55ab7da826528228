import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { ForgotPage } from '../staff/forgot-page.tsx'

export default function ForgotPassword() {
  return <ForgotPage restaurant={useRestaurant().name} />
}
