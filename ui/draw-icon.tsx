import { createElement, type ReactElement, type SVGProps } from 'react'

/** An icon as `lucide-react` describes it: the side of its square, and the shapes in it. */
type IconData = { size: number; node: readonly [tag: string, attributes: { key: string } & object][] }

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

/**
 * Makes the component of an icon. In a build it stands in for the drawing part of `lucide-react`, whose many further
 * wishes every page would pay for.
 */
export function drawIcon({ size: side, node }: IconData): (props: IconProps) => ReactElement {
  return function Icon({ size = 24, ...attributes }) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox={`0 0 ${side} ${side}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...attributes}
      >
        {node.map(([tag, shape]) => createElement(tag, shape))}
      </svg>
    )
  }
}
