import { useCallback, useEffect, useRef, useState } from 'react'

/** Sections farther away than this are jumped to; nearer ones are scrolled to. In screen heights. */
const SMOOTH_SCREENS = 3
/** The tabs are deaf to scrolling until the scroll has ended, or for this long where a browser does not say so. */
const MUTE_MS = 700
const MUTE_AT_MOST_MS = 1500
/** With these a guest takes the page over while it is on its way. */
const GUEST_MOVES = ['wheel', 'pointerdown', 'keydown'] as const
/** Below the tab bar, so that a section just jumped to counts as the current one. */
const SLACK = 40

/** How much of the screen the header and the tabs cover: where a jump puts a section, in pixels. */
const covered = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart)

/** Whether a section is still to come, below what is covered. */
const isAhead = (id = ''): boolean =>
  (document.getElementById(id)?.getBoundingClientRect().top ?? 0) > covered()

function focusHeading(section: HTMLElement): void {
  const heading = section.querySelector('h2')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

type Spy = { active: string; goTo: (id: string) => void }

/** Which section stands under the tab bar, and how to go to another one (ux.md 1.3, U-03 to U-05). */
export function useScrollSpy(ids: readonly string[]): Spy {
  const [active, setActive] = useState(ids[0] ?? '')
  /** Where a tab leads just now; until it has ended, the tabs are deaf to scrolling. */
  const jump = useRef<AbortController>(undefined)
  const key = ids.join(' ')

  useEffect(() => {
    const list = key.split(' ')
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target.id)
        const current = list.find((id) => seen.has(id)) ?? (isAhead(list[0]) ? list[0] : undefined)
        if (current && !jump.current) setActive(current)
      },
      { rootMargin: `-${covered() + SLACK}px 0px -60% 0px` },
    )
    for (const id of list) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [key])

  const goTo = useCallback((id: string) => {
    const section = document.getElementById(id)
    if (!section) return
    jump.current?.abort()
    const { signal } = (jump.current = new AbortController())
    setActive(id)
    // With the keyboard the next Tab stop is in the section.
    if (document.activeElement?.matches(':focus-visible')) focusHeading(section)
    history.replaceState(history.state, '', `#${id}`)
    const end = () => {
      if (signal.aborted) return
      jump.current?.abort()
      jump.current = undefined
    }
    /** A slow phone may end beside the section: what was left of another scroll came along. */
    const settle = () => {
      const before = scrollY
      section.scrollIntoView({ behavior: 'instant', block: 'start' })
      if (scrollY === before) end()
    }
    const leave = () => {
      if (signal.aborted) return
      const { top } = section.getBoundingClientRect()
      const isFar = Math.abs(top) > innerHeight * SMOOTH_SCREENS
      const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
      section.scrollIntoView({
        behavior: isFar || prefersReducedMotion ? 'instant' : 'smooth',
        block: 'start',
      })
      const tellsEnd = 'onscrollend' in globalThis
      if (tellsEnd) addEventListener('scrollend', settle, { signal })
      setTimeout(end, tellsEnd ? MUTE_AT_MOST_MS : MUTE_MS)
    }
    for (const sign of GUEST_MOVES) addEventListener(sign, end, { signal, passive: true })
    // A browser adds what is left of a scroll on its way to the next one, which then ends beside its section.
    scrollTo({ top: scrollY, behavior: 'instant' })
    requestAnimationFrame(() => requestAnimationFrame(leave))
  }, [])

  return { active: ids.includes(active) ? active : (ids[0] ?? ''), goTo }
}
