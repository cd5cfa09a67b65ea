import { PorticoError, tokenBalanceUnavailable } from '@portico/protocol'
import type { TokenBalance } from '@portico/protocol/data'
import type { CaipAddress, CaipNetworkId } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'
import { getStrangersPictureUrl } from '../services/getStrangersPictureUrl.js'
import { parseCaipAddress } from '../utils/parseCaipAddress.js'
import { findDataService } from './findDataService.js'
import { tellOutage, tellRecovery } from './tellOutage.js'

export interface PortfolioOwner {
  /** Tokens belong to one network. */
  readonly caipAddress: CaipAddress
  readonly forceUpdate?: readonly CaipAddress[] | undefined
}

export async function readPortfolio(
  portico: Portico,
  { caipAddress, forceUpdate }: PortfolioOwner,
  signal: AbortSignal,
): Promise<readonly TokenBalance[]> {
  const { address, caipNetworkId } = parseCaipAddress(caipAddress)
  try {
    const service = await findDataService(portico, caipNetworkId)
    const balances = await service?.fetchBalances({ address, chainId: caipNetworkId, forceUpdate }, signal)
    tellRecovery(portico, tokenBalanceUnavailable.code)
    const held = balances?.filter(token => isHeld(token, caipNetworkId)) ?? []
    // The first of several entries with the same address counts.
    const tokens = new Map([...held].reverse().map(token => [token.address, token]))
    return held
      .filter(token => tokens.get(token.address) === token)
      .map(token => ({ ...token, iconUrl: getStrangersPictureUrl(portico.options, token.iconUrl) ?? '' }))
  } catch (cause) {
    if (signal.aborted) throw cause
    throw tellOutage(portico, new PorticoError(tokenBalanceUnavailable, { cause }))
  }
}

/** Indivisible tokens are not fungible, and tokens other than the native coin need a balance. */
function isHeld({ address, chainId, quantity }: TokenBalance, caipNetworkId: CaipNetworkId): boolean {
  if (chainId !== caipNetworkId || Number(quantity.decimals) === 0) return false
  return !address || (address.startsWith(`${chainId}:`) && /[1-9]/.test(quantity.numeric))
}
