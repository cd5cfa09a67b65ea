import { type ErrorEntry, frameReplyError, PorticoError, userRejected } from '@portico/protocol'
import type { FrameError } from '@portico/protocol/frame'

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
