import type { SurfacePlace } from '@portico/core'
import type { FrameInit } from '@portico/protocol/frame'

export interface FrameListener {
  /** A document has loaded: the first one, or another one that took its place. */
  onLoad(): void
  onError(): void
  /** Taken out of the page by somebody else. */
  onGone(): void
  /** The policy of the page forbids it; what has to be added to the policy. */
  onBlocked(directive: string): void
}

/** The hidden frame of the vault. */
export interface Frame {
  /** Hands a port to the vault: only to its exact origin. */
  post(init: FrameInit, port: MessagePort): void
  /** Where it is seen; nowhere when not given. */
  place(place: SurfacePlace | undefined): void
  remove(): void
}

export type OpenFrame = (url: string, listener: FrameListener) => Frame
