import type { SurfacePlace } from '@portico/core/adapter'
import type { FrameInit } from '@portico/protocol/frame'

export interface FrameListener {
  /** A document has loaded: the first one, or one that replaced it. */
  onLoad(): void
  onError(): void
  onGone(): void
  /** The page's CSP blocks the frame; receives the missing directive. */
  onBlocked(directive: string): void
}

export interface Frame {
  /** Transfers a port to the vault's exact origin only. */
  post(init: FrameInit, port: MessagePort): void
  place(place: SurfacePlace | undefined): void
  remove(): void
}

export type OpenFrame = (url: string, listener: FrameListener) => Frame
