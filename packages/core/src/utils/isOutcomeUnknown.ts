import {
  atomicityNotSupported,
  batchTooLarge,
  chainNotSupported,
  type ErrorEntry,
  invalidParams,
  methodNotFound,
  type PorticoError,
  transactionAltered,
  unauthorized,
  unsupportedCapability,
  unsupportedChainId,
  unsupportedMethod,
  unsupportedOperation,
  userRejected,
} from '@portico/protocol'
import { normaliseError } from './normaliseError.js'
import { readErrorCode } from './readErrorCode.js'
import { readErrorText } from './readErrorText.js'
import { readProperty } from './readProperty.js'

/** After these certainly nothing was sent. Any other error may come from a wallet that has signed and sent. */
const refusals: readonly ErrorEntry[] = [
  userRejected,
  unauthorized,
  unsupportedMethod,
  methodNotFound,
  invalidParams,
  unsupportedCapability,
  unsupportedChainId,
  batchTooLarge,
  atomicityNotSupported,
  // Thrown before the adapter is called.
  unsupportedOperation,
  chainNotSupported,
  // From wallets that only sign: the page broadcasts nothing then.
  transactionAltered,
]
const refusalCodes = new Set(refusals.flatMap(({ rpcCode }) => rpcCode ?? []))

/** For wallets that reject without a code. A text that does not mention the user may come from a node or a relay. */
const userWording = /\buser\b.*(reject|den|declin|cancel|clos)|(reject|den|declin|cancel)\w* by (the )?user/i

/** Nodes have no distinct code for it: geth uses -32000, EIP-1474 defines -32003. Both need the wording. */
const fundsCodes: ReadonlySet<unknown> = new Set([-32000, -32003])
const fundsWording = /\binsufficient funds for (gas|transfer)/i

/** Whether a failed wallet request may still have moved funds, so that a retry could move them twice. */
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

/** As ethers, viem or a node words it, at any depth of the error. */
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
