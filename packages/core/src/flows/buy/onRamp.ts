import {
  coinAddress,
  type OnRampOptions,
  type OnRampQuote,
  type OnRampQuoteRequest,
  type PaymentCurrency,
  type PurchaseCurrency,
} from '@portico/protocol/data'
import { getFamily } from '../../families/Families.js'
import type { Family } from '../../families/Family.js'
import type { Network } from '../../families/networks/Network.js'
import { defineQuery } from '../../query/Query.js'
import { selectQuery } from '../../store/slices/queries.js'
import type { PorticoState } from '../../store/state.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { parseCaipNetworkId } from '../../utils/parseCaipNetworkId.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { selectBuyer } from '../selectFlowAccount.js'
import type { OnRampOptionsParams } from './readOnRamp.js'

/** Fee of the seller in per cent (K-07). */
export const partnerFee = { least: 1, most: 2 } as const
export const presetAmounts = ['100', '250', '500', '1000'] as const

/** Milliseconds; servers cache it for as long. */
const optionsLifetime = 600_000
const quoteLifetime = 15_000

/** On-ramp options; the built-in list if the service fails (W-31), empty without a seller. */
export const onRampOptionsQuery = defineQuery<OnRampOptions, OnRampOptionsParams>({
  name: 'onRampOptions',
  queryKey: ({ seller = '' }) => seller,
  staleTime: optionsLifetime,
  async queryFn(portico, params, signal) {
    const { readOnRampOptions } = await import('./readOnRamp.js')
    return readOnRampOptions(portico, params, signal)
  },
})

/** On-ramp quote; a one-to-one example if the service fails, marked by its id (W-31). */
export const onRampQuoteQuery = defineQuery<OnRampQuote, OnRampQuoteRequest>({
  name: 'onRampQuote',
  queryKey: ({ purchaseCurrency: { symbol, id }, paymentCurrency, amount, network = '', seller = '' }) =>
    [symbol, id, paymentCurrency.id, amount, network, seller].join(' '),
  staleTime: quoteLifetime,
  async queryFn(portico, request, signal) {
    const { readOnRampQuote } = await import('./readOnRamp.js')
    return readOnRampQuote(portico, request, signal)
  },
})

export interface Seller {
  readonly id: string
  readonly name: string
}

export interface SoldToken {
  readonly id: string
  readonly symbol: string
  readonly name: string
  /** Contract or mint. Default: the native coin. */
  readonly address?: string | undefined
  readonly network: string
  readonly currency: PurchaseCurrency
}

export function listSold(options: OnRampOptions, network: Network, family: Family): readonly SoldToken[] {
  const { caipNetworkId, chainNamespace, testnet = false } = network
  const { chainId } = parseCaipNetworkId(caipNetworkId)
  return options.purchaseCurrencies.flatMap(currency => {
    const place = currency.networks.find(({ name, chain_id }) => {
      if (name === caipNetworkId) return true
      // Sellers name a family with a single main network by its namespace.
      return family.numericChainIds ? chain_id === chainId : name === chainNamespace && !testnet
    })
    if (!place) return []
    const address = place.contract_address
    const isCoin = address === '' || address.toLowerCase() === coinAddress
    // The arrival of a token with an invalid contract could never be detected.
    if (!isCoin && !family.isAddress(address)) return []
    return [
      {
        id: `${currency.symbol}:${place.name}`,
        symbol: currency.symbol,
        name: currency.name,
        ...(!isCoin && { address }),
        network: place.name,
        currency,
      },
    ]
  })
}

export function listSoldTokens(state: PorticoState): readonly SoldToken[] {
  const buyer = selectBuyer(state)
  const options = selectOptions(state)
  if (!buyer || !options) return []
  return listSold(options, buyer.network, getFamily(state.families, buyer.network.chainNamespace))
}

const none: readonly PaymentCurrency[] = []
const noSellers: readonly Seller[] = []

export function listPaymentCurrencies(state: PorticoState): readonly PaymentCurrency[] {
  return selectOptions(state)?.paymentCurrencies ?? none
}

/** What the selected seller offers. */
function selectOptions(state: PorticoState): OnRampOptions | undefined {
  return selectQuery(state, onRampOptionsQuery, { seller: state.buy.draft.seller }).data
}

/** The sellers among which the visitor chooses; empty if there is only one. */
export function listSellers(state: PorticoState): readonly Seller[] {
  return selectQuery(state, onRampOptionsQuery, {}).data?.sellers ?? noSellers
}

const places = 2

export function readPaid(typed: string): string | undefined {
  const units = /^\s*\d{0,12}\.?\d*\s*$/.test(typed) ? parseUnits(typed, places) : undefined
  return units === undefined || units <= 0n ? undefined : formatUnits(units, places)
}

export type BuyProblem =
  | { readonly type: 'addAmount' | 'incorrectValue' }
  | { readonly type: 'tooLittle' | 'tooMuch'; readonly limit: number }

/** An amount has to be within the limits of some payment method (K-07). */
export function findBuyProblem(
  amount: string,
  { payment_method_limits: limits }: Pick<PaymentCurrency, 'payment_method_limits'>,
): BuyProblem | undefined {
  if (!amount.trim()) return { type: 'addAmount' }
  const paid = readPaid(amount)
  if (paid === undefined) return { type: 'incorrectValue' }
  if (limits.length === 0) return undefined
  const least = Math.min(...limits.map(({ min }) => Number(min)))
  const most = Math.max(...limits.map(({ max }) => Number(max)))
  if (Number(paid) < least) return { type: 'tooLittle', limit: least }
  if (Number(paid) > most) return { type: 'tooMuch', limit: most }
  return undefined
}
