import { anvilOne, anvilTwo } from './networks.ts'

/**
 * A wallet for newcomers, in the page itself and with a key that everybody knows: only for the local chains of
 * the sandbox. Loaded when it is asked for.
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
