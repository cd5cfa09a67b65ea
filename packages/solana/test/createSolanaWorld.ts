import type { Network } from '@portico/core'
import type { Solana } from '@portico/sandbox/solana'
import { createPage } from '@portico/testing/conformance'
import { createMockSolanaWallet, installMockSolanaWallet } from '@portico/testing/solana-wallet'

export function createSolanaNetwork({ chainId, url }: Solana, name = 'Local Solana'): Network {
  const reference = chainId.slice('solana:'.length)
  return {
    id: reference,
    name,
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [url] } },
    chainNamespace: 'solana',
    caipNetworkId: `solana:${reference}`,
    supported: true,
  }
}

/** The address of the mock wallet's first account. */
export const holder = createMockSolanaWallet().control.address()

/** A page with one wallet that sends to the chain. */
export function createSolanaWorld(
  { url }: Solana,
  options: Parameters<typeof installMockSolanaWallet>[0] = {},
) {
  const page = createPage()
  // The mock asks of a page what an EventTarget has.
  const target = page as unknown as NonNullable<Parameters<typeof installMockSolanaWallet>[1]>
  const { control, info, wallet } = installMockSolanaWallet(
    { chains: { 'solana:localnet': url }, ...options },
    target,
  )
  return { page, wallet, control, info }
}
