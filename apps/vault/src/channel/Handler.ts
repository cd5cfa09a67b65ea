import type { FrameRequestName, FrameRequestPayload, FrameSuccess } from '@portico/protocol/frame'
import type { VaultContext } from './VaultContext.ts'

/** Handles one kind of message. Thrown errors become the error reply. */
export type Handler<name extends FrameRequestName> = (
  payload: FrameRequestPayload<name>,
  context: VaultContext,
  signal: AbortSignal,
) => Promise<FrameSuccess<name>>
