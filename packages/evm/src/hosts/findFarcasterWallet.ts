import { isEip1193Provider } from '../provider/Eip1193Provider.js'
import type { HostWallet } from './announceHostWallet.js'
import type { HostsOptions } from './HostsOptions.js'

/** The SDK itself asks the host, and waits for its answer for a second. */
export async function findFarcasterWallet({ farcaster }: HostsOptions): Promise<HostWallet | undefined> {
  if (!farcaster) return undefined
  const { sdk } = await farcaster()
  if (!(await sdk.isInMiniApp())) return undefined
  const provider = await sdk.wallet.getEthereumProvider()
  if (!isEip1193Provider(provider)) return undefined
  return { name: 'Farcaster', rdns: 'xyz.farcaster.miniapp', provider }
}
