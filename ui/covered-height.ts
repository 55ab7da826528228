/**
 * How much of the bottom of a window a keyboard covers, in pixels: what is missing from the visible part to the end of the
 * window. Nothing while the page is zoomed, when the visible part is small by the reader's own choice.
 */
export const coveredHeight = (
  windowHeight: number,
  visible: Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>,
): number =>
  visible.scale > 1.01 ? 0 : Math.max(0, Math.round(windowHeight - visible.height - visible.offsetTop))
