import { type ErrorEntry, frameReplyError, PorticoError, userRejected } from '@portico/protocol'
import type { FrameError } from '@portico/protocol/frame'

/** Converts the vault's error, keeping its message and its reason, for which views may have their own text. */
export function toReplyError({ message, code, reason }: FrameError): PorticoError {
  if (code === userRejected.rpcCode) return new PorticoError(userRejected)
  const entry: ErrorEntry & { readonly message: string } = {
    ...frameReplyError,
    // Reasons of the vault's services have no pages of their own.
    ...(reason !== undefined && { code: reason, page: frameReplyError.code }),
    message: message || frameReplyError.message,
    ...(code !== undefined && { rpcCode: code }),
  }
  return new PorticoError<string>(entry)
}
