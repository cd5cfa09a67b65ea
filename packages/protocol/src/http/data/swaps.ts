import * as v from 'valibot'
import { tolerantArray } from '../tolerantArray.js'
import { AccountIdSchema } from './shapes.js'

/** Placeholder address of an EVM network's native coin. */
export const coinAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** Slippage tolerance in per cent (K-08). */
export const swapSlippage = 1

/** A slippage in the format of a request. */
export const toSwapTolerance = (slippage: number) => ({ eip155: { slippage } })

const largest = 2n ** 256n
/** In the smallest unit, at most 256 bits. */
const UnitsSchema = v.pipe(
  v.string(),
  v.check(text => /^[0-9]{1,78}$/.test(text) && BigInt(text) < largest),
)
const CalldataSchema = v.pipe(v.string(), v.maxLength(100_000), v.regex(/^0x(?:[0-9a-fA-F]{2})*$/))
const GasSchema = v.object({ gas: UnitsSchema, gasPrice: UnitsSchema })

export const QuotesQuerySchema = v.object({
  amount: UnitsSchema,
  from: AccountIdSchema,
  to: AccountIdSchema,
  /** A plain address, unlike elsewhere. */
  userAddress: v.optional(v.pipe(v.string(), v.maxLength(128))),
  gasPrice: v.optional(v.string()),
})

/** GET /v1/convert/quotes: empty if there is no route. */
export const QuotesSchema = v.object({
  quotes: tolerantArray(
    v.object({
      id: v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(128))), null),
      fromAmount: UnitsSchema,
      fromAccount: AccountIdSchema,
      toAmount: UnitsSchema,
      toAccount: AccountIdSchema,
    }),
    10,
  ),
})
export type Quotes = v.InferOutput<typeof QuotesSchema>

export const AllowanceQuerySchema = v.object({ tokenAddress: AccountIdSchema, userAddress: AccountIdSchema })

/** GET /v1/convert/allowance: the current ERC-20 allowance. */
export const AllowanceSchema = v.object({ allowance: UnitsSchema })
export type Allowance = v.InferOutput<typeof AllowanceSchema>

export const GasPriceSchema = v.object({ standard: UnitsSchema, fast: UnitsSchema, instant: UnitsSchema })
export type GasPrice = v.InferOutput<typeof GasPriceSchema>

export const BuildTransactionRequestSchema = v.object({
  projectId: v.optional(v.string()),
  amount: UnitsSchema,
  from: AccountIdSchema,
  to: AccountIdSchema,
  userAddress: AccountIdSchema,
  eip155: v.optional(
    v.object({
      slippage: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(50)), swapSlippage),
    }),
    {},
  ),
  disableEstimate: v.optional(v.boolean(), false),
  /** The amount shown to the visitor, from which slippage is computed. Default: the current quote. */
  toAmount: v.optional(UnitsSchema),
})

export const BuiltTransactionSchema = v.object({
  tx: v.object({
    from: AccountIdSchema,
    to: AccountIdSchema,
    data: CalldataSchema,
    /** Value in the native coin. */
    amount: UnitsSchema,
    eip155: GasSchema,
  }),
})
export type BuiltTransaction = v.InferOutput<typeof BuiltTransactionSchema>

export const BuildApproveQuerySchema = v.object({
  from: AccountIdSchema,
  to: AccountIdSchema,
  userAddress: AccountIdSchema,
  /** Default: an unlimited allowance. */
  amount: v.optional(UnitsSchema),
})

/** GET /v1/convert/build-approve. Both `from` and `to` are the token contract that receives the transaction. */
export const BuiltApproveSchema = v.object({
  tx: v.object({
    from: AccountIdSchema,
    to: AccountIdSchema,
    data: CalldataSchema,
    value: UnitsSchema,
    eip155: GasSchema,
  }),
})
export type BuiltApprove = v.InferOutput<typeof BuiltApproveSchema>
