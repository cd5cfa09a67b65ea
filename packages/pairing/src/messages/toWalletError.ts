import {
  chainDisconnected,
  type ErrorEntry,
  internalError,
  invalidParams,
  noRequestedChainSupported,
  PorticoError,
  requestPending,
  unauthorized,
  unsupportedMethod,
  userRejected,
  walletFailed,
  walletTimeout,
} from '@portico/protocol'
import { PeerError } from './peerErrors.js'

type PlainEntry = Omit<ErrorEntry, 'message'> & { readonly message: string }

const entries: Readonly<Record<number, PlainEntry>> = {
  3001: unsupportedMethod,
  3005: chainDisconnected,
  4001: userRejected,
  4100: unauthorized,
  4200: unsupportedMethod,
  4901: chainDisconnected,
  5000: userRejected,
  5001: userRejected,
  5002: userRejected,
  5003: userRejected,
  5100: noRequestedChainSupported,
  5101: unsupportedMethod,
  5104: noRequestedChainSupported,
  8000: walletTimeout,
  10001: unsupportedMethod,
  12001: userRejected,
  [-32002]: requestPending,
  [-32601]: unsupportedMethod,
  [-32602]: invalidParams,
  [-32603]: internalError,
}

export function toWalletError(error: unknown, method: string): PorticoError {
  if (error instanceof PorticoError) return error
  const entry = (error instanceof PeerError && entries[error.code]) || walletFailed
  const words = error instanceof Error ? error.message.slice(0, 200) : ''
  return new PorticoError(entry, {
    cause: error,
    context: { method },
    detail: entry === userRejected ? undefined : words,
  })
}
