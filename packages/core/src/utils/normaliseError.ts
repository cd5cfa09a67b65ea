import {
  atomicityNotSupported,
  chainDisconnected,
  duplicateBatchId,
  type ErrorEntry,
  internalError,
  invalidInput,
  invalidParams,
  invalidRequest,
  limitExceeded,
  methodNotFound,
  PorticoError,
  providerDisconnected,
  requestPending,
  transactionRejected,
  unauthorized,
  unknownBatchId,
  unsupportedCapability,
  unsupportedMethod,
  userRejected,
  walletFailed,
} from '@portico/protocol'
import { readErrorCode } from './readErrorCode.js'
import { readErrorText } from './readErrorText.js'
import { readProperty } from './readProperty.js'

const entries = [
  userRejected,
  unauthorized,
  unsupportedMethod,
  providerDisconnected,
  chainDisconnected,
  requestPending,
  invalidRequest,
  invalidParams,
  internalError,
  invalidInput,
  transactionRejected,
  limitExceeded,
  unsupportedCapability,
  duplicateBatchId,
  unknownBatchId,
  atomicityNotSupported,
] as const

/** What wallets on other devices say for a refusal; some say it in the page as well. */
const declinedRemotely = 5000

type PlainEntry = Omit<ErrorEntry, 'message'> & { readonly message: string }

/** Wallets that reject with words only. This is the one place where words decide. */
const wordings: readonly (readonly [RegExp, PlainEntry])[] = [
  [/context invalidated|port closed|disconnected port/i, providerDisconnected],
  [/reject|denied|declined|cancell?ed|closed/i, userRejected],
]

/** Whatever a wallet threw, as one of the catalogue's errors; the original stays in `cause`. */
export function normaliseError(
  thrown: unknown,
  method: string,
  fallback: PlainEntry = walletFailed,
): PorticoError {
  if (thrown instanceof PorticoError) return thrown
  // One of our own, as `toRpcError` has dressed it for libraries.
  const cause = readProperty(thrown, 'cause')
  if (cause instanceof PorticoError) return cause
  const code = readErrorCode(thrown)
  const text = readErrorText(thrown)
  if (code === -32601) return new PorticoError(methodNotFound, { context: { method }, cause: thrown })
  const entry =
    (code === declinedRemotely ? userRejected : undefined) ??
    entries.find(({ rpcCode }) => rpcCode === code) ??
    (code === undefined ? wordings.find(([pattern]) => pattern.test(text))?.[1] : undefined) ??
    fallback
  // The sentence for a rejection is complete; a wallet's own words would only repeat it.
  return new PorticoError(entry, { cause: thrown, detail: entry === userRejected ? undefined : text })
}
