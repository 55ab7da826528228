/** Whether this browser can draw the map; asked before anything of it is fetched. */
export function canDrawMaps(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}
