import * as v from 'valibot'

const ClientDataSchema = v.object({
  type: v.picklist(['webauthn.create', 'webauthn.get']),
  challenge: v.string(),
  origin: v.string(),
  /** Set if the request came from a cross-origin frame. */
  crossOrigin: v.optional(v.boolean()),
  topOrigin: v.optional(v.string()),
})

export type ClientData = v.InferOutput<typeof ClientDataSchema>

export function readClientData(text: string): ClientData | undefined {
  try {
    const parsed = v.safeParse(ClientDataSchema, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
