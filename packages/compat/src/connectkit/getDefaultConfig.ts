import type { Transport } from 'viem'
import type { CreateConfigParameters, CreateConnectorFn } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import {
  type Chains,
  completeConfig,
  rememberSite,
  type SiteNames,
  toMetadata,
} from '../wagmi/createSiteConfig.js'

export type GetDefaultConfigParameters<
  chains extends Chains,
  transports extends Record<number, Transport>,
> = Partial<Omit<CreateConfigParameters<chains, transports>, 'chains' | 'connectors'>> &
  SiteNames & {
    /** @default Ethereum only */
    readonly chains?: chains | undefined
    readonly connectors?: readonly CreateConnectorFn[] | undefined
    readonly walletConnectProjectId: string

    /** Accepted for compatibility, without effect. */
    readonly coinbaseWalletPreference?: unknown
    readonly enableAaveAccount?: boolean | undefined
    readonly aaveAccountOptions?: unknown
  }

export function getDefaultConfig<const chains extends Chains, transports extends Record<number, Transport>>({
  appName,
  appDescription,
  appUrl,
  appIcon,
  walletConnectProjectId,
  coinbaseWalletPreference: _coinbaseWalletPreference,
  enableAaveAccount: _enableAaveAccount,
  aaveAccountOptions: _aaveAccountOptions,
  ...parameters
}: GetDefaultConfigParameters<chains, transports>): CreateConfigParameters<chains, transports> {
  // The removed options are those that wagmi does not know.
  const rest = { chains: [mainnet], ...parameters } as unknown as Parameters<
    typeof completeConfig<chains, transports>
  >[0]
  const completed = completeConfig<chains, transports>(rest)
  rememberSite(completed.chains, {
    projectId: walletConnectProjectId,
    metadata: toMetadata({ appName, appDescription, appUrl, appIcon }),
  })
  return completed
}
