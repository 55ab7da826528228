import { type SyntheticEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useAfterPress } from '../form/use-after-press.ts'
import type { BlockName } from './done-blocks.ts'

/** The attribute by which a part of the checkout is found. */
export const blockProps = (name: BlockName) => ({ 'data-block': name })
/** The attribute of the button that opens a part. */
export const openerProps = { 'data-opens': '' }

export type OpenBlocks = {
  isClosed(name: BlockName): boolean
  open(name: BlockName): void
  /** Follow the guest through the form: by the focus, and by presses, since not every browser focuses what is pressed. */
  listeners: Record<'onFocus' | 'onClick', (event: SyntheticEvent<HTMLElement>) => void>
}

/**
 * Which parts of the checkout are closed: the done ones, but never the one the guest is at. A part closes when the guest
 * goes on to another one, after the press that leads there, and what was pressed stays where it is in the window.
 */
export function useOpenBlocks(done: Record<BlockName, boolean>): OpenBlocks {
  const [at, setAt] = useState<string>()
  const kept = useRef<{ element: Element; top: number }>(undefined)
  const afterPress = useAfterPress()
  const go = useCallback((next: string | undefined, element: Element | null) => {
    kept.current = element ? { element, top: element.getBoundingClientRect().top } : undefined
    setAt(next)
  }, [])
  const open = useCallback(
    (name: BlockName) => go(name, document.querySelector(`[data-block="${name}"]`)),
    [go],
  )

  useLayoutEffect(() => {
    const { element, top } = kept.current ?? {}
    kept.current = undefined
    if (!element?.isConnected || top === undefined) return
    const moved = element.getBoundingClientRect().top - top
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
  }, [at])

  const onFocus = useCallback(
    ({ target }: SyntheticEvent) => {
      if (!(target instanceof Element) || isOpener(target)) return
      const block = blockOf(target)
      // The press may have led elsewhere meanwhile.
      afterPress(() => target === document.activeElement && go(block, target))
    },
    [afterPress, go],
  )
  const onClick = useCallback(
    ({ target }: SyntheticEvent) => {
      if (!(target instanceof Element) || isOpener(target)) return
      // What was pressed may be gone from its part after the press.
      const block = blockOf(target)
      afterPress(() => go(block, target))
    },
    [afterPress, go],
  )
  return { isClosed: (name) => done[name] && at !== name, open, listeners: { onFocus, onClick } }
}

const isOpener = (element: Element): boolean => element.closest('[data-opens]') !== null
const blockOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-block]')?.dataset['block']
