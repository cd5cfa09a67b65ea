import { normaliseError, readProperty } from '@portico/core/adapter'
import {
  chainNotSupported,
  invalidParams,
  limitExceeded,
  PorticoError,
  unauthorized,
  userRejected,
  walletFailed,
} from '@portico/protocol'

/** The error codes of the specification. */
const entries = {
  '-1': unauthorized,
  '-2': invalidParams,
  '-3': userRejected,
  '-4': walletFailed,
  '-6': limitExceeded,
  '-7': chainNotSupported,
} as const

export function toMwaError(thrown: unknown, method: string): PorticoError {
  const code = String(readProperty(thrown, 'code'))
  // The only thing that the visitor can decline here is the connection.
  if (method === 'authorize' && code === '-1') return new PorticoError(userRejected, { cause: thrown })
  const entry = Object.hasOwn(entries, code) ? entries[code as keyof typeof entries] : undefined // checked
  return entry ? new PorticoError(entry, { cause: thrown }) : normaliseError(thrown, method)
}
