import { useEffect } from 'react'
import type { Order } from '#contract/orders.ts'

const SIZE = 64
const colours: Record<Order['status'], string> = {
  pending_payment: '--saffron',
  pending_approval: '--saffron',
  approved: '--focus',
  completed: '--leaf',
  rejected: '--danger',
}

/** Puts a dot in the colour of the status on the icon of the tab, where it is seen while another tab is in front. */
export function useStatusDot(status: Order['status']): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')
    if (!link) return
    const plain = link.href
    let isOver = false
    const icon = new Image(SIZE, SIZE)
    icon.addEventListener('load', () => {
      const dotted = isOver ? undefined : withDot(icon, colours[status])
      if (dotted) link.href = dotted
    })
    icon.src = plain
    return () => {
      isOver = true
      link.href = plain
    }
  }, [status])
}

function withDot(icon: HTMLImageElement, colour: string): string | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE
  const paint = canvas.getContext('2d')
  if (!paint) return undefined
  paint.drawImage(icon, 0, 0, SIZE, SIZE)
  paint.beginPath()
  paint.arc(SIZE * 0.74, SIZE * 0.26, SIZE * 0.24, 0, Math.PI * 2)
  paint.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(colour).trim()
  paint.fill()
  return canvas.toDataURL('image/png')
}
