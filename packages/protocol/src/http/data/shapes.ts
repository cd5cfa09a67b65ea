import * as v from 'valibot'

/** A CAIP-2 id. */
export const ChainIdSchema = v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/))

/** A CAIP-10 id: an account, or the contract of a token. */
export const AccountIdSchema = v.pipe(
  v.string(),
  v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/),
)

/** An amount as plain decimal text. */
export const AmountSchema = v.pipe(v.string(), v.regex(/^[0-9]{1,80}(?:\.[0-9]{1,80})?$/))

/** A price, or another amount of money: a number that can be shown. */
export const PriceSchema = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e18))

/** An amount of money; what is no number, or none that can be shown, is not there. */
export const MoneySchema = v.fallback(v.optional(PriceSchema), undefined)

const picture = v.pipe(v.string(), v.maxLength(2048), v.regex(/^https?:\/\/[^\s]+$/))

/** A picture, from the web only. */
export const PictureSchema = v.fallback(v.optional(picture), undefined)

/** The same where text is expected: empty without one. */
export const PictureTextSchema = v.fallback(picture, '')
