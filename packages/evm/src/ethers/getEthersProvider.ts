import type { AdapterFactory, Portico } from '@portico/core'
import { defineEvmAdapter, type EvmOptions } from '../evm.js'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { requireWallet } from './requireWallet.js'

interface WithSigner {
  getSigner(address?: string): Promise<unknown>
}

/** The site's own ethers 6 class, passed in so that the kit does not bundle a second copy. */
export interface EthersClasses<Provider extends WithSigner> {
  readonly BrowserProvider: new (provider: Eip1193Provider, network?: 'any') => Provider
}

/** Returns the connected wallet as an ethers 6 provider. It stays valid when the visitor switches networks. */
export function getEthersProvider<Provider extends WithSigner>(
  portico: Portico,
  { BrowserProvider }: EthersClasses<Provider>,
): Provider {
  return new BrowserProvider(requireWallet(portico).provider, 'any')
}

/** Returns the connected account as an ethers 6 signer. */
export async function getEthersSigner<Provider extends WithSigner>(
  portico: Portico,
  classes: EthersClasses<Provider>,
): Promise<Awaited<ReturnType<Provider['getSigner']>>> {
  const signer = await getEthersProvider(portico, classes).getSigner(requireWallet(portico).address)
  // The constraint is less specific than the class passed in.
  return signer as Awaited<ReturnType<Provider['getSigner']>>
}

/** EVM wallets for sites that use ethers 6. Get the signer with `getEthersSigner`. */
export function ethersAdapter(options: EvmOptions = {}): AdapterFactory<'eip155'> {
  return defineEvmAdapter('ethers', options)
}
