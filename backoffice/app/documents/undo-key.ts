type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target'>

/** Where the keys take back what was typed. */
const TYPED =
  'input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true], [contenteditable=true] *'

/** Whether the keys mean 'take the last thing back', and not what was typed in a field. */
export function isUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey, target }: Keys): boolean {
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return false
  return !(target as Partial<Element> | null)?.matches?.(TYPED)
}
