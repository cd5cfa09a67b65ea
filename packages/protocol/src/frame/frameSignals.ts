import * as v from 'valibot'
import { text } from './shapes.js'

/** What the vault says without having been asked. */
export const frameSignals = {
  /** The first message on the port. */
  READY: v.strictObject({ version: v.optional(text(32)) }),
  /** Something about the login has changed: the page asks again who is connected. */
  SESSION_UPDATE: v.strictObject({ token: v.optional(v.pipe(v.string(), v.maxLength(4096))) }),
  /** Whether the vault has something to show: the page brings the frame into view or puts it away. */
  SURFACE: v.strictObject({ visible: v.boolean() }),
  /** The visitor is back from a provider: the window of that login may close. */
  SOCIAL_RETURN: v.strictObject({}),
  /** The visitor wants to see the window that the page has opened: only who opened it can bring it to the front. */
  WINDOW_FOCUS: v.strictObject({}),
} as const satisfies Record<string, v.GenericSchema>

export type FrameSignalName = keyof typeof frameSignals

export type FrameSignal<name extends FrameSignalName> = v.InferOutput<(typeof frameSignals)[name]>

/** The payload of every error reply; `code` where JSON-RPC or EIP-1193 has one, `reason` to find words by. */
export const FrameErrorSchema = v.strictObject({
  message: v.pipe(v.string(), v.maxLength(1024)),
  code: v.optional(v.pipe(v.number(), v.safeInteger())),
  reason: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,63}$/))),
})

export type FrameError = v.InferOutput<typeof FrameErrorSchema>
