import * as v from 'valibot'

const token = v.pipe(v.string(), v.regex(/^[\w.-]{20,4096}$/))

/** Both serve only together with the device key; `expiresIn` is the access token's, in seconds. */
export const SessionTokensSchema = v.strictObject({
  accessToken: token,
  refreshToken: token,
  expiresIn: v.number(),
})

export type SessionTokens = v.InferOutput<typeof SessionTokensSchema>

export const RefreshSessionSchema = v.strictObject({ refreshToken: token })

export type RefreshSession = v.InferInput<typeof RefreshSessionSchema>
