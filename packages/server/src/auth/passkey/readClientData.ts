import * as v from 'valibot'

/** What a browser has had signed: browsers may add more to it. */
const ClientDataSchema = v.object({
  type: v.picklist(['webauthn.create', 'webauthn.get']),
  challenge: v.string(),
  origin: v.string(),
  /** Asked for in a frame of another site. */
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
