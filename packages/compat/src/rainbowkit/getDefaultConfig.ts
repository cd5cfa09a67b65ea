import type { Transport } from 'viem'
import type { Config, CreateConfigParameters } from 'wagmi'
import { type Chains, createSiteConfig, type SiteNames, toMetadata } from '../wagmi/createSiteConfig.js'
import { listFeatured, type WalletList } from './connectorsForWallets.js'

export type GetDefaultConfigParameters<
  chains extends Chains,
  transports extends Record<number, Transport>,
> = Partial<Omit<CreateConfigParameters<chains, transports>, 'chains' | 'client' | 'connectors'>> &
  SiteNames & {
    readonly chains: chains
    readonly projectId: string
    /** Come first in the dialog, in this order and without the groups. */
    readonly wallets?: WalletList | undefined
    /** Without effect. */
    readonly walletConnectParameters?: unknown
  }

export function getDefaultConfig<const chains extends Chains, transports extends Record<number, Transport>>({
  appName,
  appDescription,
  appUrl,
  appIcon,
  projectId,
  wallets,
  walletConnectParameters: _walletConnectParameters,
  ...parameters
}: GetDefaultConfigParameters<chains, transports>): Config<chains, transports> {
  const metadata = toMetadata({ appName, appDescription, appUrl, appIcon })
  // The removed options are those that wagmi does not know.
  const rest = parameters as unknown as Parameters<typeof createSiteConfig<chains, transports>>[0]
  return createSiteConfig<chains, transports>(rest, {
    projectId,
    metadata,
    featured: listFeatured(wallets),
  })
}
