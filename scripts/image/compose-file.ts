import { parse } from 'yaml'

export type Service = {
  image: string
  command?: string[]
  environment?: Record<string, string>
  /** The file that the values stand for. */
  env_file?: '.env'
  volumes?: string[]
  read_only?: boolean
  user?: string
  cap_drop?: string[]
  security_opt?: string[]
  tmpfs?: string[]
  healthcheck?: { test?: string[]; interval?: string; disable?: boolean }
}
export type ComposeFile = { services: Record<string, Service>; volumes: Record<string, null> }

const VARIABLE = /\$\{(\w+)(?::([?-])([^}]*))?\}/g

/** A compose file with the values of its variables put in. Throws for one that must have a value and has none. */
export function readCompose(text: string, values: Readonly<Record<string, string>>): ComposeFile {
  const fill = (scalar: string) =>
    scalar.replace(VARIABLE, (_, name: string, kind = '', otherwise = '') => {
      const value = values[name] || undefined
      if (value === undefined && kind === '?') throw new Error(`compose.yaml: ${name} has no value`)
      return value ?? otherwise
    })
  const reviver = (_: unknown, value: unknown) => (typeof value === 'string' ? fill(value) : value)
  const { services, ...file } = parse(text, reviver, { merge: true }) as ComposeFile
  const withFile = (service: Service): Service =>
    service.env_file ? { ...service, environment: { ...values, ...service.environment } } : service
  return {
    ...file,
    services: Object.fromEntries(
      Object.entries(services).map(([name, service]) => [name, withFile(service)]),
    ),
  }
}

/** How `podman run` starts what a service describes; `environment` goes before its own. */
export function runOptions(service: Service, environment: Readonly<Record<string, string>> = {}): string[] {
  const each = (option: string, values: readonly string[] = []) => values.flatMap((value) => [option, value])
  return [
    ...(service.read_only ? ['--read-only'] : []),
    ...(service.user ? ['--user', service.user] : []),
    ...(service.healthcheck?.disable ? ['--no-healthcheck'] : []),
    ...each('--cap-drop', service.cap_drop),
    ...each('--security-opt', service.security_opt),
    ...each('--tmpfs', service.tmpfs),
    ...each('--volume', service.volumes),
    ...each(
      '--env',
      Object.entries({ ...service.environment, ...environment }).map(([name, value]) => `${name}=${value}`),
    ),
  ]
}
