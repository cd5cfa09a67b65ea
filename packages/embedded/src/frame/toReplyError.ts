import { type ErrorEntry, frameReplyError, PorticoError, userRejected } from '@portico/protocol'
import type { FrameError } from '@portico/protocol/frame'

/** What the vault says went wrong, in its words. */
export function toReplyError({ message, code }: FrameError): PorticoError {
  if (code === userRejected.rpcCode) return new PorticoError(userRejected)
  const entry: ErrorEntry & { readonly message: string } = {
    ...frameReplyError,
    message: message || frameReplyError.message,
    ...(code !== undefined && { rpcCode: code }),
  }
  return new PorticoError<string>(entry)
}
