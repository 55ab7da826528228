/** With its mark a spreadsheet knows that umlauts follow. */
const MARK = '\uFEFF'

const load = async () => (await import('papaparse')).default

/** The rows as a file that spreadsheets open: semicolons between the cells, as where the comma is decimal. */
export async function writeCsv(rows: readonly (readonly string[])[]): Promise<string> {
  const { unparse } = await load()
  return `${MARK}${unparse(
    rows.map((row) => [...row]),
    { delimiter: ';', newline: '\r\n' },
  )}\r\n`
}

/** The rows of a file, whatever stands between its cells. */
export async function readCsv(text: string): Promise<string[][]> {
  const { parse } = await load()
  const { data } = parse<string[]>(text.replace(MARK, ''), { delimitersToGuess: [';', ',', '\t'] })
  return data
}
