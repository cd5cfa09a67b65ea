import { allowChain } from './allowChain.js'
import type { ProviderContext } from './ProviderContext.js'
import { readChainParameter } from './readChainParameter.js'

/** A chain that was granted needs no question; for any other the wallet is asked. */
export async function switchEthereumChain(context: ProviderContext): Promise<null> {
  const chain = readChainParameter(context.params)
  if (!context.grant.chains.includes(chain)) {
    await context.askWallet('wallet_switchEthereumChain', context.params)
    allowChain(context, chain)
  }
  context.setChain(chain)
  return null
}
