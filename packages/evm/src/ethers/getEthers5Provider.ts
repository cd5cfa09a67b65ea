import type { Portico } from '@portico/core'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { requireWallet } from './requireWallet.js'

interface WithSigner {
  getSigner(address?: string): unknown
}

/** The site's own class of ethers 5, handed in so that the kit never brings a second copy of the library. */
export interface Ethers5Classes<Provider extends WithSigner> {
  readonly Web3Provider: new (provider: Eip1193Provider, network?: 'any') => Provider
}

/** The connected wallet as an ethers 5 provider. It stays good when the visitor switches networks. */
export function getEthers5Provider<Provider extends WithSigner>(
  portico: Portico,
  { Web3Provider }: Ethers5Classes<Provider>,
): Provider {
  return new Web3Provider(requireWallet(portico).provider, 'any')
}

/** The connected account as an ethers 5 signer. */
export function getEthers5Signer<Provider extends WithSigner>(
  portico: Portico,
  classes: Ethers5Classes<Provider>,
): ReturnType<Provider['getSigner']> {
  const signer = getEthers5Provider(portico, classes).getSigner(requireWallet(portico).address)
  // The constraint knows less of the signer than the class that was passed in.
  return signer as ReturnType<Provider['getSigner']>
}
