import {
  atomicityNotSupported,
  chainNotSupported,
  type ErrorEntry,
  invalidParams,
  methodNotFound,
  type PorticoError,
  transactionAltered,
  unauthorized,
  unsupportedCapability,
  unsupportedMethod,
  unsupportedOperation,
  userRejected,
} from '@portico/protocol'
import { normaliseError } from './normaliseError.js'
import { readErrorCode } from './readErrorCode.js'
import { readErrorText } from './readErrorText.js'
import { readProperty } from './readProperty.js'

/**
 * Refusals after which nothing has moved. Everything else that follows a request to a wallet, such as -32603, "Failed to
 * fetch" or -32000 "already known", may come from a wallet that has signed and sent.
 */
const refusals: readonly ErrorEntry[] = [
  userRejected,
  unauthorized,
  unsupportedMethod,
  methodNotFound,
  invalidParams,
  unsupportedCapability,
  atomicityNotSupported,
  // Thrown before the adapter is called.
  unsupportedOperation,
  chainNotSupported,
  // Of wallets that only sign: the page sends nothing then.
  transactionAltered,
]
const refusalCodes = new Set(refusals.flatMap(({ rpcCode }) => rpcCode ?? []))

/** Wallets that reject without a code. Words that do not name the user may be those of a node or a relay. */
const userWording = /\buser\b.*(reject|den|declin|cancel|clos)|(reject|den|declin|cancel)\w* by (the )?user/i

/** Nodes have no code of their own for it: -32000 is what geth answers, -32003 is EIP-1474. Both need the words. */
const fundsCodes: ReadonlySet<unknown> = new Set([-32000, -32003])
const fundsWording = /\binsufficient funds for (gas|transfer)/i

/** Whether the request to a wallet that failed may have moved money all the same, so that another one could move it twice. */
export function isOutcomeUnknown(thrown: unknown): boolean {
  const error = normaliseError(thrown, '')
  if (error.nothingSent || isInsufficientFunds(error)) return false
  if (error.code === userRejected.code) return !isUsersRefusal(error)
  const isRefusal =
    refusals.some(({ code }) => code === error.code) ||
    (error.rpcCode !== undefined && refusalCodes.has(error.rpcCode))
  return !isRefusal
}

function isUsersRefusal({ cause }: PorticoError): boolean {
  return cause === undefined || readErrorCode(cause) !== undefined || userWording.test(readErrorText(cause))
}

/** As ethers, viem or a node says it, at any depth of what the wallet threw. */
function isInsufficientFunds(thrown: unknown, depth = 0): boolean {
  if (typeof thrown !== 'object' || thrown === null || depth > 5) return false
  const code = readProperty(thrown, 'code')
  const message = readProperty(thrown, 'message')
  if (code === 'INSUFFICIENT_FUNDS' || readProperty(thrown, 'name') === 'InsufficientFundsError') return true
  if (fundsCodes.has(code) && typeof message === 'string' && fundsWording.test(message)) return true
  return ['data', 'originalError', 'cause', 'error', 'info'].some(key =>
    isInsufficientFunds(readProperty(thrown, key), depth + 1),
  )
}
