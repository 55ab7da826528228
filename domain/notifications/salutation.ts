import { oneLine } from './one-line.ts'

/**
 * A name to greet a guest by. Anybody can type anything as a name and have it mailed to a stranger: signs that make a
 * mail program show a link are taken out, and it stays short.
 */
export const salutation = (name: string): string => oneLine(name.replace(/[/\\:@]|\.(?=\S)/g, ' '), 60)
