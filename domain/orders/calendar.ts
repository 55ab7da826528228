/** An event of a calendar. */
export type CalendarEvent = {
  /** The same for the same event, so that a calendar that is given it twice keeps one. */
  uid: string
  /** When the event was written down. */
  stamp: Date
  from: Date
  to: Date
  title: string
  place: string
  text: string
}

const LINE_OCTETS = 75

/** An event as an iCalendar file (RFC 5545): instants in UTC, lines of at most 75 octets that end with CRLF. */
export function writeCalendar({ uid, stamp, from, to, title, place, text }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tischlein//Order//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(from)}`,
    `DTEND:${utc(to)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escapeText(place)}`]),
    ...(text === '' ? [] : [`DESCRIPTION:${escapeText(text)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** `20261120T183000Z` */
const utc = (instant: Date): string => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    // Other control characters are not allowed in a text.
    .replaceAll(/\p{Cc}/gu, ' ')

/** Continues a long line on the next ones, which begin with a space; a character is never divided. */
function fold(line: string): string {
  let folded = ''
  let length = 0
  for (const character of line) {
    const size = octets(character)
    if (length + size > LINE_OCTETS) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += size
  }
  return folded
}

/** The length of a character in UTF-8. */
function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4
}
