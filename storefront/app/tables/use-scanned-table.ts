import { useEffect, useRef } from 'react'
import { type NavigateFunction, useLocation, useNavigate } from 'react-router'
import { MAIN_BRANCH } from '#contract/main-branch.ts'
import { TOAST_MS } from '#domain/limits.ts'
import { showToast } from '#ui/toasts.ts'
import { useI18n, type I18n } from '#ui/i18n.tsx'
import { isOn, type Shop } from '../shop/shop.ts'
import { useShop } from '../shop/use-shop.ts'
import { checkTable, type TableBranch } from './check-table.ts'
import { storeTable } from './stored-table.ts'

type Surroundings = {
  t: I18n['t']
  shop: Shop
  navigate: NavigateFunction
  /** Finds out who is there now; the token was replaced. */
  onSeated: () => Promise<unknown>
}

/**
 * Takes the code of a table out of the address (`?table=`, spec 2): checks it, stores the table, announces it, and cleans
 * the address.
 */
export function useScannedTable(onSeated: () => Promise<unknown>): void {
  const { t } = useI18n()
  const shop = useShop()
  const navigate = useNavigate()
  const { search, pathname, hash } = useLocation()
  const code = new URLSearchParams(search).get('table')
  const checked = useRef<string>(undefined)

  useEffect(() => {
    if (code === null || checked.current === code) return
    checked.current = code
    const rest = new URLSearchParams(search)
    rest.delete('table')
    const cleaned = rest.size === 0 ? '' : `?${rest}`
    void navigate({ pathname, search: cleaned, hash }, { replace: true, preventScrollReset: true })
    if (code !== '') void sitDown(code, { t, shop, navigate, onSeated })
  }, [code, search, pathname, hash, t, shop, navigate, onSeated])
}

async function sitDown(code: string, surroundings: Surroundings): Promise<void> {
  const { t, shop, navigate, onSeated } = surroundings
  const needsBranch = isOn(shop, 'HAS_BRANCH')
  const answer = await checkTable(code)
  if (answer.kind === 'table') {
    storeTable(answer.table)
    await onSeated()
    // Another branch has other dishes and prices: the page reloads and then announces the table.
    if (pagesOf(answer.branch, needsBranch) !== shop.branch?.slug) return location.replace('/')
    const text = t('You are ordering at {table}', { table: answer.table.name })
    showToast({ tone: 'success', text, duration: TOAST_MS })
    return
  }
  if (needsBranch && !shop.branch) void navigate('/select-branch', { replace: true })
  const said = {
    unknown: t('We do not know this table. Please scan the code once more'),
    'too-many': t('Too many tries. Please wait 15 minutes'),
    lost: t('We could not check your table. Please check your connection'),
  }
  const again = { label: t('Try again'), run: () => void sitDown(code, surroundings) }
  showToast({
    tone: 'error',
    text: said[answer.kind],
    duration: 0,
    ...(answer.kind === 'lost' && { action: again }),
  })
}

/** The slug of the branch whose pages a table has: those without a branch are the first one's where guests choose none. */
const pagesOf = ({ id, slug }: TableBranch, needsBranch: boolean): string | undefined =>
  needsBranch || id !== MAIN_BRANCH ? slug : undefined
