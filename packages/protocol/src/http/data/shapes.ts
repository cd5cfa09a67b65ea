import * as v from 'valibot'

export const ChainIdSchema = v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/))

export const AccountIdSchema = v.pipe(
  v.string(),
  v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/),
)

export const AmountSchema = v.pipe(v.string(), v.regex(/^[0-9]{1,80}(?:\.[0-9]{1,80})?$/))

/** A price, or another displayable amount of money. */
export const PriceSchema = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e18))

/** An amount of money; undefined if it is not displayable. */
export const MoneySchema = v.fallback(v.optional(PriceSchema), undefined)

const picture = v.pipe(v.string(), v.maxLength(2048), v.regex(/^https?:\/\/[^\s]+$/))

export const PictureSchema = v.fallback(v.optional(picture), undefined)

/** The same as text; empty if there is none. */
export const PictureTextSchema = v.fallback(picture, '')
