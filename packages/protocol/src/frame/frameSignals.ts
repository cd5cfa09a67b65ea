import * as v from 'valibot'
import { text } from './shapes.js'

export const frameSignals = {
  READY: v.strictObject({ version: v.optional(text(32)) }),
  /** The login has changed; the page has to request the user again. */
  SESSION_UPDATE: v.strictObject({ token: v.optional(v.pipe(v.string(), v.maxLength(4096))) }),
  /** Whether the vault needs to be visible: the page shows or hides the frame. */
  SURFACE: v.strictObject({ visible: v.boolean() }),
  /** The visitor has returned from the provider; the page may close the login window. */
  SOCIAL_RETURN: v.strictObject({}),
  /** The visitor wants to see the opened window; only its opener can focus it. */
  WINDOW_FOCUS: v.strictObject({}),
} as const satisfies Record<string, v.GenericSchema>

export type FrameSignalName = keyof typeof frameSignals

export type FrameSignal<name extends FrameSignalName> = v.InferOutput<(typeof frameSignals)[name]>

/** Payload of every error reply: `code` of JSON-RPC or EIP-1193 if there is one, `reason` to look up a text. */
export const FrameErrorSchema = v.strictObject({
  message: v.pipe(v.string(), v.maxLength(1024)),
  code: v.optional(v.pipe(v.number(), v.safeInteger())),
  reason: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,63}$/))),
})
export type FrameError = v.InferOutput<typeof FrameErrorSchema>
