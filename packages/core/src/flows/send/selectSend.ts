import { selectBalance } from '../../data/fetchBalance.js'
import { portfolioQuery } from '../../data/fetchPortfolio.js'
import { findImitations } from '../../data/findImitations.js'
import type { CaipAddress } from '../../families/ChainNamespace.js'
import { selectConnectedAccount } from '../../store/selectors.js'
import { selectQuery } from '../../store/slices/queries.js'
import { initialSend, type SendState } from '../../store/slices/send.js'
import type { PorticoState } from '../../store/state.js'
import { parseCaipAddress } from '../../utils/parseCaipAddress.js'
import type { SendToken } from './SendToken.js'
import { selectSender } from './selectSender.js'

/** The send flow of the active account and network; another one starts over. */
export function selectSend(state: PorticoState): SendState {
  return state.send.owner === selectConnectedAccount(state)?.caipAddress ? state.send : initialSend
}

/** Tokens that can be sent: those known to the data service, and always the native coin. */
export function listSendTokens(state: PorticoState): readonly SendToken[] {
  const sender = selectSender(state)
  if (!sender) return []
  const { network, account } = sender
  const held = selectQuery(state, portfolioQuery, { caipAddress: account.caipAddress }).data ?? []
  const imitations = findImitations(held, network)
  const tokens = held.map((token): SendToken => {
    const { address, name, symbol, quantity, price, iconUrl } = token
    const isImitation = imitations.has(token)
    return {
      ...(address === undefined
        ? network.nativeCurrency
        : {
            address: parseCaipAddress(address as CaipAddress).address, // checked when read
            name: name || symbol,
            symbol,
            decimals: Number(quantity.decimals),
          }),
      balance: quantity.numeric,
      ...(price > 0 && !isImitation && { price }),
      iconUrl,
      ...(isImitation && { isImitation }),
    }
  })
  const coin = selectBalance(state).data
  if (!coin || tokens.some(({ address }) => address === undefined)) return tokens
  const { name } = network.nativeCurrency
  return [
    {
      name: name || coin.symbol,
      symbol: coin.symbol,
      decimals: coin.decimals,
      balance: coin.amount,
      iconUrl: '',
    },
    ...tokens,
  ]
}

/** The selected token. */
export function selectSendToken(state: PorticoState): SendToken | undefined {
  const { token } = selectSend(state).draft
  const tokens = listSendTokens(state)
  if (token === undefined) return tokens.find(({ address }) => address === undefined) ?? tokens[0]
  return tokens.find(({ address = '' }) => address === token)
}
