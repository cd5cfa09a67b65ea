import { createMockEvmWallet } from '../evmWallet/createMockEvmWallet.js'
import { ProviderRpcError } from '../evmWallet/providerRpcError.js'
import type { Keyring } from './createKeyring.js'
import type { RemoteChain } from './RemoteWallet.js'

export type EvmSigner = (chain: RemoteChain, method: string, params: unknown) => Promise<unknown>

/** Signs and sends with the injected wallet's code, one instance per chain, because requests name theirs. */
export function createEvmSigner({ keys }: Keyring): EvmSigner {
  const wallets = new Map<string, ReturnType<typeof createMockEvmWallet>>()
  const [first, ...rest] = keys
  return async (chain, method, params) => {
    if (!first) throw new ProviderRpcError(4100, 'The wallet has no key for EVM chains.')
    let wallet = wallets.get(chain.id)
    if (!wallet) {
      const id = Number(chain.id.split(':')[1])
      wallet = createMockEvmWallet({
        privateKeys: [first, ...rest],
        chains: [{ id, rpcUrl: chain.rpcUrl }],
        exposes: 'all',
        initialState: { connected: true },
      })
      wallets.set(chain.id, wallet)
    }
    const known = method === 'eth_signTypedData' ? 'eth_signTypedData_v4' : method
    return wallet.provider.request({ method: known, params })
  }
}
