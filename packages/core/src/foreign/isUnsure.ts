import {
  type ErrorEntry,
  iframeRequestTimeout,
  malformedAnswer,
  malformedTransactionHash,
  pairingEnded,
  providerDisconnected,
  relayUnreachable,
  requestAborted,
  submissionUnknown,
  walletTimeout,
} from '@portico/protocol'
import { normaliseError } from './normaliseError.js'

/** Nobody has heard what the wallet said, or what it said is no answer. */
const unsure: readonly ErrorEntry[] = [
  iframeRequestTimeout,
  malformedAnswer,
  malformedTransactionHash,
  pairingEnded,
  providerDisconnected,
  relayUnreachable,
  requestAborted,
  submissionUnknown,
  walletTimeout,
]

/** Whether what a wallet was asked for may have happened though it failed, so that asking again could do it twice. */
export function isUnsure(error: unknown, method: string): boolean {
  const { code } = normaliseError(error, method)
  return unsure.some(entry => entry.code === code)
}
