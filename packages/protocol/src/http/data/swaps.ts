import * as v from 'valibot'
import { tolerantArray } from '../tolerantArray.js'
import { AccountIdSchema } from './shapes.js'

/** How the coin of an EVM network is written where the address of a token is expected. */
export const coinAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** Percent by which an exchange may be off (K-08). */
export const swapSlippage = 1

/** The same, as a request has it. */
export const swapTolerance = { eip155: { slippage: swapSlippage } } as const

const largest = 2n ** 256n
/** In the smallest unit, as chains count. */
const UnitsSchema = v.pipe(
  v.string(),
  v.check(text => /^[0-9]{1,78}$/.test(text) && BigInt(text) < largest),
)
const CalldataSchema = v.pipe(v.string(), v.maxLength(100_000), v.regex(/^0x(?:[0-9a-fA-F]{2})*$/))
const GasSchema = v.object({ gas: UnitsSchema, gasPrice: UnitsSchema })

/** The query of GET /v1/convert/quotes. */
export const QuotesQuerySchema = v.object({
  amount: UnitsSchema,
  from: AccountIdSchema,
  to: AccountIdSchema,
  /** Without its network, unlike elsewhere. */
  userAddress: v.optional(v.pipe(v.string(), v.maxLength(128))),
  gasPrice: v.optional(v.string()),
})

/** GET /v1/convert/quotes: empty where nobody would exchange that. */
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

/** The query of GET /v1/convert/allowance. */
export const AllowanceQuerySchema = v.object({ tokenAddress: AccountIdSchema, userAddress: AccountIdSchema })

/** GET /v1/convert/allowance: how much the exchange may take already. */
export const AllowanceSchema = v.object({ allowance: UnitsSchema })

export type Allowance = v.InferOutput<typeof AllowanceSchema>

/** GET /v1/convert/gas-price */
export const GasPriceSchema = v.object({ standard: UnitsSchema, fast: UnitsSchema, instant: UnitsSchema })

export type GasPrice = v.InferOutput<typeof GasPriceSchema>

/** The body of POST /v1/convert/build-transaction. */
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
  /** What the visitor was told to get, from which slippage counts. Without it, what there is to get now. */
  toAmount: v.optional(UnitsSchema),
})

/** POST /v1/convert/build-transaction */
export const BuiltTransactionSchema = v.object({
  tx: v.object({
    from: AccountIdSchema,
    to: AccountIdSchema,
    data: CalldataSchema,
    /** Of the network's coin, which goes along. */
    amount: UnitsSchema,
    eip155: GasSchema,
  }),
})

export type BuiltTransaction = v.InferOutput<typeof BuiltTransactionSchema>

/** The query of GET /v1/convert/build-approve. */
export const BuildApproveQuerySchema = v.object({
  from: AccountIdSchema,
  to: AccountIdSchema,
  userAddress: AccountIdSchema,
  /** Without it the exchange may take any amount. */
  amount: v.optional(UnitsSchema),
})

/** GET /v1/convert/build-approve. `from` is the token's contract, to which this is sent; and so is `to`. */
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
