import { displayText } from '@portico/protocol/data'
import * as v from 'valibot'
import { ServerFailure } from '../../ServerFailure.js'
import type { Token } from '../DataProviders.js'

const chainId = v.union([
  v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/)),
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.transform(number => `eip155:${number}`),
  ),
])

const TokenEntrySchema = v.pipe(
  v.object({
    chainId,
    address: v.optional(v.pipe(v.string(), v.regex(/^[-._/a-zA-Z0-9]{1,128}$/))),
    name: v.pipe(displayText(60), v.minLength(1)),
    symbol: v.pipe(displayText(16), v.minLength(1)),
    decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(77)),
    logoURI: v.optional(v.pipe(v.string(), v.maxLength(2048))),
  }),
  v.transform(({ logoURI, ...token }): Token => ({ ...token, logoUrl: logoURI })),
)

const TokenListSchema = v.object({ tokens: v.pipe(v.array(TokenEntrySchema), v.maxLength(20_000)) })

/** Parses a token list (tokenlists.org). An entry without an address is the native coin. */
export function parseTokenList(text: string): Token[] {
  try {
    return v.parse(TokenListSchema, JSON.parse(text)).tokens
  } catch (cause) {
    const where = v.isValiError(cause) ? v.getDotPath(cause.issues[0]) : undefined
    throw new ServerFailure(`The token list is not valid${where ? ` at ${where}` : ' JSON'}.`, { cause })
  }
}
