import {
  atomicityNotSupported,
  batchTooLarge,
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
  unsupportedChainId,
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
  unsupportedChainId,
  duplicateBatchId,
  unknownBatchId,
  batchTooLarge,
  atomicityNotSupported,
] as const

/** Rejection code of remote wallets, also used by some injected ones. */
const declinedRemotely = 5000

type PlainEntry = Omit<ErrorEntry, 'message'> & { readonly message: string }

/** For wallets that reject without a code. This is the only place where the wording decides. */
const wordings: readonly (readonly [RegExp, PlainEntry])[] = [
  [/context invalidated|port closed|disconnected port/i, providerDisconnected],
  [/reject|denied|declined|cancell?ed|closed/i, userRejected],
]

/** Maps anything a wallet threw to a catalogue error; `cause` keeps the original. */
export function normaliseError(
  thrown: unknown,
  method: string,
  fallback: PlainEntry = walletFailed,
): PorticoError {
  if (thrown instanceof PorticoError) return thrown
  // One of our own errors, converted by `toRpcError`.
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
  // The rejection message is complete; the wallet's text would only repeat it.
  return new PorticoError(entry, { cause: thrown, detail: entry === userRejected ? undefined : text })
}
