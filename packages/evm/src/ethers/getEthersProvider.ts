import type { Portico } from '@portico/core'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { requireWallet } from './requireWallet.js'

interface WithSigner {
  getSigner(address?: string): Promise<unknown>
}

/** The site's own class of ethers 6, handed in so that the kit never brings a second copy of the library. */
export interface EthersClasses<Provider extends WithSigner> {
  readonly BrowserProvider: new (provider: Eip1193Provider, network?: 'any') => Provider
}

/** The connected wallet as an ethers 6 provider. It stays good when the visitor switches networks. */
export function getEthersProvider<Provider extends WithSigner>(
  portico: Portico,
  { BrowserProvider }: EthersClasses<Provider>,
): Provider {
  return new BrowserProvider(requireWallet(portico).provider, 'any')
}

/** The connected account as an ethers 6 signer. */
export async function getEthersSigner<Provider extends WithSigner>(
  portico: Portico,
  classes: EthersClasses<Provider>,
): Promise<Awaited<ReturnType<Provider['getSigner']>>> {
  const signer = await getEthersProvider(portico, classes).getSigner(requireWallet(portico).address)
  // The constraint knows less of the signer than the class that was passed in.
  return signer as Awaited<ReturnType<Provider['getSigner']>>
}
