/** For `ref` of the current one of a row that scrolls sideways: a phone shows which it is. */
export const bringIntoView = (node: HTMLElement | null): void =>
  node?.scrollIntoView({ inline: 'center', block: 'nearest' })
