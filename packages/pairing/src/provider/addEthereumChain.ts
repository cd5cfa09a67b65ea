import { invalidParams, PorticoError } from '@portico/protocol'
import { isRecord } from '../messages/isRecord.js'
import { allowChain } from './allowChain.js'
import type { ProviderContext } from './ProviderContext.js'
import { readChainParameter } from './readChainParameter.js'

const fields = ['chainId', 'rpcUrls', 'chainName', 'nativeCurrency', 'blockExplorerUrls'] as const

/** Passes on the five fields that a wallet needs, and nothing else. */
export async function addEthereumChain(context: ProviderContext): Promise<null> {
  const chain = readChainParameter(context.params)
  const given: unknown = Array.isArray(context.params) ? context.params[0] : undefined
  if (!isRecord(given)) throw new PorticoError(invalidParams)
  const picked = Object.fromEntries(
    fields.flatMap(name => (given[name] === undefined ? [] : [[name, given[name]]])),
  )
  await context.askWallet('wallet_addEthereumChain', [picked])
  allowChain(context, chain)
  context.setChain(chain)
  return null
}
