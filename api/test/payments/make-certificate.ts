import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

export type Certified = { pem: string; name: string; privateKey: KeyObject }

type PaymentRequest = {
  /** The common name. */
  name: string
  /** Who signs it; itself when left out. */
  issuer?: Certified
  isAuthority?: boolean
  /** `YYMMDDHHMMSSZ` */
  from?: string
  until?: string
}

const SHA256_WITH_RSA = '2a864886f70d01010b'
const COMMON_NAME = '550403'
const BASIC_CONSTRAINTS = '551d13'

/** An X.509 certificate with a new RSA key, written by hand: Node reads certificates but makes none. */
export function makeCertificate({
  name,
  issuer,
  isAuthority = false,
  from,
  until,
}: PaymentRequest): Certified {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const algorithm = sequence(oid(SHA256_WITH_RSA), der(0x05))
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))), // version 3
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    nameOf(issuer?.name ?? name),
    sequence(moment(from ?? '200101000000Z'), moment(until ?? '491231235959Z')),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    ...(isAuthority ? [der(0xa3, sequence(authority()))] : []),
  )
  const signature = sign('sha256', content, issuer?.privateKey ?? privateKey)
  const certificate = sequence(content, algorithm, der(0x03, Buffer.from([0]), signature))
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return {
    pem: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    name,
    privateKey,
  }
}

function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...contents: Buffer[]) => der(0x30, ...contents)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const yes = () => der(0x01, Buffer.from([0xff]))
const moment = (text: string) => der(0x17, Buffer.from(text))
const nameOf = (text: string) => sequence(der(0x31, sequence(oid(COMMON_NAME), der(0x0c, Buffer.from(text)))))
const authority = () => sequence(oid(BASIC_CONSTRAINTS), yes(), der(0x04, sequence(yes())))
