import { ServerFailure } from '../../ServerFailure.js'

export interface ValkeyAddress {
  host: string
  port: number
  isEncrypted: boolean
  user: string
  password: string
  /** Channels are server-wide, so the database number is part of the channel name. */
  database: number
}

/**
 * Parses `valkey://user:password@host:6379/0`; also `redis`, and `valkeys` or `rediss` over TLS. Errors never show
 * the password.
 */
export function parseValkeyUrl(text: string): ValkeyAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const [, name, secure] = /^(valkey|redis)(s?):$/.exec(url?.protocol ?? '') ?? []
  const database = /^\/?([0-9]{0,4})$/.exec(url?.pathname ?? '')?.[1]
  const user = decode(url?.username)
  const password = decode(url?.password)
  const isReadable = user !== undefined && password !== undefined && database !== undefined
  if (!url || !name || !url.hostname || !isReadable) {
    throw new ServerFailure('PORTICO_FANOUT_URL must look like valkey://user:password@host:6379.')
  }
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || 6379),
    isEncrypted: secure === 's',
    user: user || 'default',
    password,
    database: Number(database),
  }
}

function decode(text = ''): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
