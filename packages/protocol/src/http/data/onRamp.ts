import * as v from 'valibot'
import { tolerantArray } from '../tolerantArray.js'
import { displayText } from './displayText.js'
import { AmountSchema } from './shapes.js'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(128), v.regex(/^[^\s\p{C}]+$/u))
const code = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9.+-]{1,16}$/))

const PurchaseCurrencySchema = v.object({
  id,
  name: displayText(60),
  symbol: code,
  networks: tolerantArray(
    v.object({
      name: id,
      display_name: displayText(60),
      chain_id: v.pipe(v.string(), v.maxLength(64)),
      contract_address: v.fallback(v.pipe(v.string(), v.maxLength(128)), ''),
    }),
    50,
  ),
})

const PaymentCurrencySchema = v.object({
  id: code,
  payment_method_limits: tolerantArray(v.object({ id, min: AmountSchema, max: AmountSchema }), 20),
})

/** Id of an on-ramp of the service; without it the first of them answers. */
const SellerIdSchema = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)))

export const OnRampOptionsQuerySchema = v.object({ seller: SellerIdSchema })

/** GET /v1/onramp/options: payment and purchase currencies (E-12) of one seller, and all sellers of the service. */
export const OnRampOptionsSchema = v.object({
  seller: v.fallback(v.optional(displayText(60)), undefined),
  sellers: v.optional(tolerantArray(v.object({ id, name: displayText(60) }), 20)),
  paymentCurrencies: tolerantArray(PaymentCurrencySchema, 300),
  purchaseCurrencies: tolerantArray(PurchaseCurrencySchema, 1000),
})
export type OnRampOptions = v.InferOutput<typeof OnRampOptionsSchema>
export type PurchaseCurrency = v.InferOutput<typeof PurchaseCurrencySchema>
export type PaymentCurrency = v.InferOutput<typeof PaymentCurrencySchema>

export const OnRampQuoteRequestSchema = v.object({
  purchaseCurrency: PurchaseCurrencySchema,
  paymentCurrency: PaymentCurrencySchema,
  amount: AmountSchema,
  network: v.optional(v.pipe(v.string(), v.maxLength(64))),
  seller: SellerIdSchema,
})
export type OnRampQuoteRequest = v.InferOutput<typeof OnRampQuoteRequestSchema>

const MoneyAmountSchema = v.object({ amount: AmountSchema, currency: code })

export const OnRampQuoteSchema = v.object({
  purchaseAmount: MoneyAmountSchema,
  paymentTotal: MoneyAmountSchema,
  paymentSubtotal: MoneyAmountSchema,
  partnerFee: v.optional(MoneyAmountSchema),
  networkFee: MoneyAmountSchema,
  quoteId: id,
})
export type OnRampQuote = v.InferOutput<typeof OnRampQuoteSchema>

const wordList = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(50)), [])

export const OnRampUrlRequestSchema = v.object({
  destinationWallets: v.pipe(
    v.array(
      v.object({
        address: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{26,128}$/)),
        blockchains: wordList,
        assets: wordList,
      }),
    ),
    v.minLength(1),
    v.maxLength(10),
  ),
  defaultNetwork: v.optional(v.pipe(v.string(), v.maxLength(64))),
  partnerUserId: v.optional(v.pipe(v.string(), v.maxLength(128))),
  defaultExperience: v.optional(v.picklist(['buy', 'send']), 'buy'),
  presetCryptoAmount: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  presetFiatAmount: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  /** ISO 4217 currency of `presetFiatAmount`. */
  fiatCurrency: v.optional(code),
  seller: SellerIdSchema,
})
export type OnRampUrlRequest = v.InferOutput<typeof OnRampUrlRequestSchema>

export const OnRampUrlSchema = v.object({ url: v.pipe(v.string(), v.maxLength(4096), v.url()) })
export type OnRampUrl = v.InferOutput<typeof OnRampUrlSchema>
