import type { SoldOutEnd, SoldOutKind, Today } from '#contract/today.staff.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../http/errors.ts'
import { atOwnBranch, putEntry } from '../today/index.ts'
import type { Menu } from './build-menu.ts'
import { loadMenu } from './menu.queries.ts'

type Wanted = { kind: SoldOutKind; id: string; sizeId?: string | null | undefined; end: SoldOutEnd }

/** Marks something of the branch's menu as sold out until the end. Throws `not_found` for what the menu does not have. */
export async function markAsSoldOut(caller: Ctx, { kind, id, sizeId, end }: Wanted): Promise<Today> {
  const ctx = atOwnBranch(caller)
  const name = nameOf(await loadMenu(ctx, ctx.mainLanguage), { kind, id, sizeId })
  if (name === undefined) throw new AppError('not_found', 'There is no such dish')
  const target = kind === 'size' ? `${id} ${sizeId}` : id
  return putEntry(ctx, { kind, target, value: {}, end, name })
}

function nameOf(menu: Menu, { kind, id, sizeId }: Omit<Wanted, 'end'>): string | undefined {
  const product = menu.products.get(id)
  const size = product?.sizes.find((one) => one.id === sizeId)
  if (kind === 'product') return product?.name
  if (kind === 'combo') return menu.combos.get(id)?.name
  if (kind === 'size') return product && size && [product.name, size.name].filter(Boolean).join(' · ')
  const options = [...menu.products.values()].flatMap(({ variants }) =>
    variants.flatMap((one) => one.options),
  )
  return options.find((option) => option.id === id)?.name
}
