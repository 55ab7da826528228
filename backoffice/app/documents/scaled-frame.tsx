import { type ComponentProps, useEffect, useRef, useState } from 'react'

type ScaledFrameProps = Omit<ComponentProps<'iframe'>, 'width' | 'style'> & {
  /** How wide the window is that the page believes to have; its height follows from the room there is. */
  width: number
  title: string
  /** What the page may do besides being shown. */
  sandbox: string
}

/** A window of its own, shrunk to the room there is. */
export function ScaledFrame({ width, title, sandbox, ...frame }: ScaledFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width, height: 0 })
  const scale = Math.min(1, room.width / width)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} className="preview-frame">
      <iframe
        {...frame}
        title={title}
        sandbox={sandbox}
        style={{ inlineSize: width, blockSize: room.height / scale, scale: String(scale) }}
      />
    </div>
  )
}
