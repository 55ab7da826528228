import { useEffect, useState } from 'react'
import { useShop } from '../shop/use-shop.ts'

/** The date of the restaurant, `YYYY-MM-DD`; undefined until the page is awake, because its bytes know no date. */
export function useToday(): string | undefined {
  const { TIME_ZONE } = useShop().settings
  const [today, setToday] = useState<string>()
  useEffect(() => {
    // Swedish writes dates as ISO does.
    setToday(new Intl.DateTimeFormat('sv', { timeZone: TIME_ZONE }).format(new Date()))
  }, [TIME_ZONE])
  return today
}
