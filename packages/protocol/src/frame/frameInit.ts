import * as v from 'valibot'
import { checkPlainData } from './checkPlainData.js'
import { idSchema } from './shapes.js'

/**
 * The only message between windows: with it the page transfers the port for all further messages. A vault of another
 * version takes the port and sends READY in an envelope of its own version, so that the page can name both versions.
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
