import type { CaipNetworkId } from '@portico/core'
import { invalidParams, PorticoError } from '@portico/protocol'
import { evmNamespace } from '../families/evmNamespace.js'
import { isRecord } from '../messages/isRecord.js'
import { normaliseChain, type ProviderContext } from './ProviderContext.js'

const fields = ['chainId', 'rpcUrls', 'chainName', 'nativeCurrency', 'blockExplorerUrls'] as const

export async function switchEthereumChain(context: ProviderContext): Promise<null> {
  const { chain } = readChain(context)
  if (!context.grant.chains.includes(chain)) {
    await context.askWallet('wallet_switchEthereumChain', context.params)
    allowChain(context, chain)
  }
  context.setChain(chain)
  return null
}

/** Forwards only the five fields that a wallet needs. */
export async function addEthereumChain(context: ProviderContext): Promise<null> {
  const { chain, given } = readChain(context)
  const picked = fields.flatMap(name => (given[name] === undefined ? [] : [[name, given[name]]]))
  await context.askWallet('wallet_addEthereumChain', [Object.fromEntries(picked)])
  allowChain(context, chain)
  context.setChain(chain)
  return null
}

function readChain({ family, params }: ProviderContext) {
  const given: unknown = Array.isArray(params) ? params[0] : undefined
  if (isRecord(given) && (typeof given.chainId === 'string' || typeof given.chainId === 'number')) {
    const chain = normaliseChain(family, given.chainId)
    if (chain) return { chain, given }
  }
  throw new PorticoError(invalidParams)
}

/** Some wallets send no update for a chain approved later; the account is the same on every EVM chain. */
function allowChain(
  { runtime, session: { topic }, getAddresses }: ProviderContext,
  chain: CaipNetworkId,
): void {
  const session = runtime.sessions.get(topic)
  const proposed = session?.proposed[evmNamespace]
  const granted = session?.granted[evmNamespace]
  if (!session || !proposed || !granted) return
  const accounts = getAddresses().map(address => `${chain}:${address}`)
  const chains = [...new Set([...(proposed.chains ?? []), chain])]
  runtime.sessions.save({
    ...session,
    proposed: { ...session.proposed, [evmNamespace]: { ...proposed, chains } },
    granted: {
      ...session.granted,
      [evmNamespace]: { ...granted, accounts: [...new Set([...granted.accounts, ...accounts])] },
    },
  })
}
