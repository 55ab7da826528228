import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { replace } from 'react-router'
import { getSecondFactor } from '#contract/staff-second-factor.ts'
import { staffApi } from '../http/staff-api.ts'
import { whileSignedIn } from '../http/while-signed-in.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { FirstFactorPage } from '../staff/first-factor-page.tsx'

/** Members who need no second step, or have one, are redirected to the orders. */
export async function clientLoader() {
  const { hasApp, passkeys, isDemanded } = await whileSignedIn(() => staffApi(getSecondFactor, {}))
  if (hasApp || passkeys.length > 0 || !isDemanded) throw replace('/')
  return null
}

export default function SecondStep() {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <FirstFactorPage restaurant={useRestaurant().name} />
    </QueryClientProvider>
  )
}
