import { anvilOne, anvilTwo } from './networks.ts'

/**
 * A mock wallet in the page with a publicly known key, only for the local chains of the sandbox. Loaded on demand.
 */
export async function installDemoWallet(): Promise<void> {
  const { installMockWallet, mockWallets } = await import('@portico/testing')
  const chains = [anvilOne, anvilTwo].map(({ id, name, rpcUrls }) => ({
    id,
    name,
    rpcUrl: rpcUrls.default.http[0],
  }))
  const [first, ...rest] = chains
  if (!first || isInstalled(mockWallets.alder.rdns)) return
  installMockWallet({ ...mockWallets.alder, name: 'Demo Wallet', chains: [first, ...rest] })
}

function isInstalled(rdns: string): boolean {
  const { __porticoMockWallets: wallets } = window as { __porticoMockWallets?: Record<string, unknown> }
  return wallets?.[rdns] !== undefined
}
