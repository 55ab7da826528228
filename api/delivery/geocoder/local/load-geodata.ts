import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type PostalCode, readPostalCodes } from '#domain/delivery/address-search/read-postal-codes.ts'
import {
  type PostalCodeShape,
  readPostalCodeShapes,
} from '#domain/delivery/address-search/postal-code-shapes.ts'
import { readStreets } from '#domain/delivery/address-search/read-streets.ts'
import { indexStreets, type StreetIndex } from '#domain/delivery/address-search/street-index.ts'

const GEODATA = join(import.meta.dirname, '../../../../geodata')
const unzip = promisify(gunzip)

/**
 * The open data that ships with the product, loaded for searching. The files stay separate on disk (geodata/README.md).
 */
export type Geodata = {
  streets(): Promise<StreetIndex>
  postalCodes(): Promise<ReadonlyMap<string, PostalCode>>
  shapes(): Promise<readonly PostalCodeShape[]>
}

/** Loaded once per process, when first needed: the data never changes while it runs. */
export const geodata: Geodata = {
  streets: once(async () => {
    const [streets, numbers, houses] = await Promise.all([
      readText('berlin-streets.csv'),
      readFile(join(GEODATA, 'berlin-housenumbers.csv.gz')).then(unzip),
      readText('berlin-neukoelln-addresses.csv'),
    ])
    const all = readStreets({ streets, numbers: numbers.toString('utf8'), houses })
    await yieldToOthers()
    return indexStreets(all)
  }),
  postalCodes: once(async () => readPostalCodes(await readText('de-plz.csv'))),
  shapes: once(async () => readPostalCodeShapes(await readText('berlin-plz.geojson'))),
}

const readText = (name: string) => readFile(join(GEODATA, name), 'utf8')

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => (loaded ??= load())
}
