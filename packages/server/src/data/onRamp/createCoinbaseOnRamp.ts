import type { OnRampQuote } from '@portico/protocol/data'
import * as v from 'valibot'
import type { OnRampProvider } from '../DataProviders.js'
import type { Upstream } from '../nodes/createUpstream.js'
import { UpstreamFailure } from '../UpstreamFailure.js'

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most))
const amount = v.pipe(v.string(), v.regex(/^[0-9]{1,30}(?:\.[0-9]{1,30})?$/))
const money = v.pipe(
  v.object({ value: amount, currency: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9.+-]{1,16}$/)) }),
  v.transform(({ value, currency }) => ({ amount: value, currency })),
)
const OptionsSchema = v.object({
  payment_currencies: v.pipe(
    v.array(
      v.object({
        id: text(16),
        limits: v.pipe(v.array(v.object({ id: text(64), min: amount, max: amount })), v.maxLength(20)),
      }),
    ),
    v.maxLength(300),
  ),
  purchase_currencies: v.pipe(
    v.array(
      v.object({
        id: text(128),
        name: text(60),
        symbol: text(16),
        networks: v.pipe(
          v.array(
            v.object({
              name: text(64),
              display_name: text(60),
              chain_id: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
              contract_address: v.optional(v.pipe(v.string(), v.maxLength(128)), ''),
            }),
          ),
          v.maxLength(50),
        ),
      }),
    ),
    v.maxLength(1000),
  ),
})
const QuoteSchema = v.object({
  payment_total: money,
  payment_subtotal: money,
  purchase_amount: money,
  coinbase_fee: money,
  network_fee: money,
  quote_id: text(128),
})
const TokenSchema = v.object({ token: v.pipe(v.string(), v.regex(/^[-_.a-zA-Z0-9]{1,2000}$/)) })

const country = 'US'
/** A constant, so that no upstream response decides where visitors pay. */
const payPage = 'https://pay.coinbase.com/buy/select-asset'

export function createCoinbaseOnRamp(upstream: Upstream): OnRampProvider {
  return {
    id: 'coinbase',
    name: 'Coinbase',
    async readOptions() {
      const path = `/onramp/v1/buy/options?country=${country}`
      const options = v.parse(OptionsSchema, await upstream.getJson(path))
      return {
        paymentCurrencies: options.payment_currencies.map(({ id, limits }) => ({
          id,
          payment_method_limits: limits,
        })),
        purchaseCurrencies: options.purchase_currencies,
      }
    },
    async readQuote({ purchaseCurrency, paymentCurrency, amount: paid, network }) {
      const body = {
        purchase_currency: purchaseCurrency.id,
        purchase_network: purchaseCurrency.networks.find(({ name }) => name === network)?.name,
        payment_amount: paid,
        payment_currency: paymentCurrency.id,
        payment_method: 'CARD',
        country,
      }
      try {
        const quote = v.parse(QuoteSchema, await upstream.postJson(body, '/onramp/v1/buy/quote'))
        return {
          purchaseAmount: quote.purchase_amount,
          paymentTotal: quote.payment_total,
          paymentSubtotal: quote.payment_subtotal,
          partnerFee: quote.coinbase_fee,
          networkFee: quote.network_fee,
          quoteId: quote.quote_id,
        } satisfies OnRampQuote
      } catch (cause) {
        if (cause instanceof UpstreamFailure && cause.status === 400) return undefined
        throw cause
      }
    },
    async formatUrl({ destinationWallets, ...rest }) {
      const body = {
        addresses: destinationWallets.map(({ address, blockchains }) => ({ address, blockchains })),
        assets: [...new Set(destinationWallets.flatMap(({ assets }) => assets))],
      }
      const { token } = v.parse(TokenSchema, await upstream.postJson(body, '/onramp/v1/token'))
      const query = {
        sessionToken: token,
        defaultExperience: rest.defaultExperience,
        defaultNetwork: rest.defaultNetwork,
        partnerUserId: rest.partnerUserId,
        presetCryptoAmount: rest.presetCryptoAmount,
        presetFiatAmount: rest.presetFiatAmount,
        fiatCurrency: rest.fiatCurrency,
      }
      const given = Object.entries(query).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      )
      return `${payPage}?${new URLSearchParams(given)}`
    },
  }
}
