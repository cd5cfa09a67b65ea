import * as v from 'valibot'

const token = v.pipe(v.string(), v.regex(/^[\w.-]{20,4096}$/))

/** Both tokens are bound to the device key; `expiresIn` is that of the access token, in seconds. */
export const SessionTokensSchema = v.strictObject({
  accessToken: token,
  refreshToken: token,
  expiresIn: v.number(),
})
export type SessionTokens = v.InferOutput<typeof SessionTokensSchema>

export const RefreshSessionSchema = v.strictObject({ refreshToken: token })
