import { requireAbility } from '../../connection/requireAbility.js'
import type { Signer } from '../../connection/requireSigner.js'
import { selectBalance } from '../../data/fetchBalance.js'
import { portfolioQuery } from '../../data/fetchPortfolio.js'
import { findImitations } from '../../data/findImitations.js'
import type { CaipAddress } from '../../families/ChainNamespace.js'
import type { Portico } from '../../runtime/Portico.js'
import type { SendToken } from '../../store/SendToken.js'
import { selectQuery } from '../../store/slices/queries.js'
import type { PorticoState } from '../../store/state.js'
import { cleanText } from '../../utils/cleanText.js'
import { formatAddress } from '../../utils/formatAddress.js'
import { parseCaipAddress } from '../../utils/parseCaipAddress.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { selectSender } from '../selectFlowAccount.js'

const symbolLength = 20

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
  const { symbol, decimals, amount: balance } = coin
  return [{ name: network.nativeCurrency.name || symbol, symbol, decimals, balance, iconUrl: '' }, ...tokens]
}

/** Whether the native coin suffices. An unknown balance is left to the wallet. */
export function canAfford(tokens: readonly SendToken[], units: bigint): boolean {
  const coin = tokens.find(({ address }) => address === undefined)
  return !coin || (parseUnits(coin.balance, coin.decimals) ?? 0n) >= units
}

/**
 * The token with its symbol from the chain; undefined if the chain contradicts the data service's decimals, because
 * every shown amount would be wrong. The native coin has both from the network's definition.
 */
export async function verifyToken(
  portico: Portico,
  signer: Signer,
  token: SendToken,
): Promise<SendToken | undefined> {
  const { address } = token
  if (address === undefined) return token
  const [transfers, account] = requireAbility(portico, signer, 'transfers')
  const facts = await transfers.readToken?.({ ...account, token: address })
  if (facts?.decimals !== token.decimals) return undefined
  return { ...token, symbol: cleanText(facts.symbol, symbolLength) || formatAddress(address) }
}
