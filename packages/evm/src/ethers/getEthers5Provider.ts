import type { AdapterFactory, Portico } from '@portico/core'
import { defineEvmAdapter, type EvmOptions } from '../evm.js'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { requireWallet } from './requireWallet.js'

interface WithSigner {
  getSigner(address?: string): unknown
}

/** The site's own ethers 5 class, passed in so that the kit does not bundle a second copy. */
export interface Ethers5Classes<Provider extends WithSigner> {
  readonly Web3Provider: new (provider: Eip1193Provider, network?: 'any') => Provider
}

/** Returns the connected wallet as an ethers 5 provider. It stays valid when the visitor switches networks. */
export function getEthers5Provider<Provider extends WithSigner>(
  portico: Portico,
  { Web3Provider }: Ethers5Classes<Provider>,
): Provider {
  return new Web3Provider(requireWallet(portico).provider, 'any')
}

/** Returns the connected account as an ethers 5 signer. */
export function getEthers5Signer<Provider extends WithSigner>(
  portico: Portico,
  classes: Ethers5Classes<Provider>,
): ReturnType<Provider['getSigner']> {
  const signer = getEthers5Provider(portico, classes).getSigner(requireWallet(portico).address)
  // The constraint is less specific than the class passed in.
  return signer as ReturnType<Provider['getSigner']>
}

/** EVM wallets for sites that use ethers 5. Get the signer with `getEthers5Signer`. */
export function ethers5Adapter(options: EvmOptions = {}): AdapterFactory<'eip155'> {
  return defineEvmAdapter('ethers5', options)
}
