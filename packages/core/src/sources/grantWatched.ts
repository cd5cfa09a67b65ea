import { invalidCaipAddress, PorticoError } from '@portico/protocol'
import type { CaipAddress, ChainNamespace } from '../families/ChainNamespace.js'
import { getFamily } from '../families/Families.js'
import { parseCaipAddress } from '../utils/parseCaipAddress.js'
import type { SourceContext } from './Source.js'
import type { SourceGrant, SourceSession } from './SourceSession.js'

/** The accounts by family, on each network of the page where their address is valid. Other families are left out. */
export function grantWatched(
  context: Pick<SourceContext, 'families' | 'namespaces' | 'getNetworks'>,
  accounts: readonly CaipAddress[],
): Pick<SourceSession, 'namespaces'> {
  const grants: Partial<Record<ChainNamespace, SourceGrant>> = {}
  for (const account of accounts) {
    const { chainNamespace, caipNetworkId, address } = parseCaipAddress(account)
    const { isAddress, sharesAddresses, switchMethods = [] } = getFamily(context.families, chainNamespace)
    if (!isAddress(address)) throw new PorticoError(invalidCaipAddress, { context: { value: account } })
    if (!context.namespaces.includes(chainNamespace)) continue
    const ofFamily = context.getNetworks().filter(id => id.startsWith(`${chainNamespace}:`))
    const chains = sharesAddresses ? [...new Set([caipNetworkId, ...ofFamily])] : [caipNetworkId]
    const { chains: known = [], accounts: before = [] } = grants[chainNamespace] ?? {}
    grants[chainNamespace] = {
      chains: [...new Set([...known, ...chains])],
      accounts: [...before, ...chains.map(chain => `${chain}:${address}` as const)],
      methods: switchMethods,
      events: [],
    }
  }
  return { namespaces: grants }
}
