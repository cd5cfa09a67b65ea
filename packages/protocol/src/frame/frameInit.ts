import * as v from 'valibot'
import { checkPlainData } from './checkPlainData.js'
import { idSchema } from './shapes.js'

/** Transfers the port. A vault of another version answers READY in its own, so that both can be named. */
export const FrameInitSchema = v.strictObject({
  t: v.literal('init'),
  v: v.pipe(v.number(), v.safeInteger()),
  nonce: idSchema,
})
export type FrameInit = v.InferOutput<typeof FrameInitSchema>

export function parseFrameInit(data: unknown): FrameInit | undefined {
  if (checkPlainData(data)) return undefined
  const init = v.safeParse(FrameInitSchema, data)
  return init.success ? init.output : undefined
}
