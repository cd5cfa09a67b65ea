import { randomUUID } from 'node:crypto'
import { coinAddress, paymentMethodLimits } from '@portico/protocol/data'
import { ServerFailure } from '../../ServerFailure.js'
import type { OnRampSettings } from '../DataOptions.js'
import type { OnRampProvider, PriceProvider, Token, TokenProvider } from '../DataProviders.js'
import { formatAssetId } from '../format.js'
import { findTokenById } from '../tokens/createTokenRegistry.js'

const currency = 'USD'

export function createPageOnRamp(
  { url, assets, feePercent }: NonNullable<OnRampSettings['onRampPage']>,
  tokens: TokenProvider,
  prices: PriceProvider,
): OnRampProvider {
  const sold = assets.map(id => {
    const token = id.split(':').length === 2 ? tokens.getCoin(id) : findTokenById(tokens, id)
    if (!token) throw new ServerFailure(`PORTICO_ONRAMP_ASSETS has "${id}", which is no listed token.`)
    return token
  })

  async function readQuote(id: string, paid: string) {
    const token = sold.find(one => formatAssetId(one) === id)
    const price = token && (await prices.readPrices([token])).get(formatAssetId(token))?.price
    const total = Number(paid)
    if (!token || !price || !(total > 0)) return undefined
    const fee = roundUp((total * feePercent) / 100)
    const subtotal = total - fee
    const money = (amount: number) => ({ amount: amount.toFixed(2), currency })
    return {
      purchaseAmount: { amount: formatUnits(subtotal / price, token), currency: token.symbol },
      paymentTotal: money(total),
      paymentSubtotal: money(subtotal),
      partnerFee: money(fee),
      networkFee: money(0),
      quoteId: randomUUID(),
    }
  }

  return {
    id: 'page',
    name: new URL(url).host,
    readOptions: async () => ({
      paymentCurrencies: [
        { id: currency, payment_method_limits: paymentMethodLimits.map(limit => ({ ...limit })) },
      ],
      purchaseCurrencies: sold.map(token => ({
        id: formatAssetId(token),
        name: token.name,
        symbol: token.symbol,
        networks: [
          {
            name: token.chainId,
            display_name: token.chainId,
            chain_id: token.chainId.split(':')[1] ?? '',
            contract_address: token.address ?? coinAddress,
          },
        ],
      })),
    }),
    readQuote: async ({ purchaseCurrency, paymentCurrency, amount }) =>
      paymentCurrency.id === currency ? await readQuote(purchaseCurrency.id, amount) : undefined,
    async formatUrl({ destinationWallets: [wallet], ...rest }) {
      const page = new URL(url)
      const query = {
        walletAddress: wallet?.address,
        destinationCurrencyCode: wallet?.assets[0] ?? sold[0]?.symbol,
        network: rest.defaultNetwork ?? wallet?.blockchains[0],
        externalCustomerId: rest.partnerUserId,
        fiatAmount: rest.presetFiatAmount?.toString(),
        fiatCurrency: rest.fiatCurrency,
        cryptoAmount: rest.presetCryptoAmount?.toString(),
      }
      for (const [name, value] of Object.entries(query)) if (value) page.searchParams.set(name, value)
      return page.href
    },
  }
}

const roundUp = (dollars: number) => Math.ceil(dollars * 100 - 1e-6) / 100

/** At most as many decimals as the token has, within the precision of a double. */
const formatUnits = (amount: number, { decimals }: Token) => amount.toFixed(Math.min(decimals, 8))
