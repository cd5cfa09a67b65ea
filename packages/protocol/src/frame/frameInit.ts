import * as v from 'valibot'
import { checkPlainData } from './checkPlainData.js'
import { idSchema } from './shapes.js'

/**
 * The one message that goes from window to window: with it the page hands over the port that everything else goes
 * through. A vault of another version takes the port and answers READY in an envelope of its own version, so that the
 * page can name both.
 */
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
