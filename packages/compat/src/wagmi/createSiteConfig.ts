import type { Metadata } from '@portico/core'
import { porticoConnectors } from '@portico/evm/wagmi'
import type { Chain, Transport } from 'viem'
import { type Config, type CreateConfigParameters, type CreateConnectorFn, createConfig, http } from 'wagmi'

interface Site {
  readonly projectId?: string | undefined
  readonly metadata?: Partial<Metadata> | undefined
  /** Ids of recommended wallets. */
  readonly featured?: readonly string[] | undefined
}

export type Chains = readonly [Chain, ...Chain[]]

/** Keyed by the list of chains, whose identity wagmi keeps. */
const sites = new WeakMap<Chains, Site>()

export const rememberSite = (chains: Chains, site: Site): void => {
  sites.set(chains, site)
}

/** Empty for a config that was created by other means. */
export const getSite = (chains: Chains): Site => sites.get(chains) ?? {}

export interface SiteNames {
  readonly appName?: string | undefined
  readonly appDescription?: string | undefined
  readonly appUrl?: string | undefined
  readonly appIcon?: string | undefined
}

export const toMetadata = ({ appName, appDescription, appUrl, appIcon }: SiteNames): Partial<Metadata> => ({
  ...(appName !== undefined && { name: appName }),
  ...(appDescription !== undefined && { description: appDescription }),
  ...(appUrl !== undefined && { url: appUrl }),
  ...(appIcon !== undefined && { icons: [appIcon] }),
})

export function completeConfig<const chains extends Chains, transports extends Record<number, Transport>>({
  connectors = [],
  ...parameters
}: Partial<CreateConfigParameters<chains, transports>> & {
  readonly chains: chains
  readonly connectors?: readonly CreateConnectorFn[] | undefined
}): CreateConfigParameters<chains, transports> {
  const given: Readonly<Record<number, Transport>> = parameters.transports ?? {}
  const transports = Object.fromEntries(parameters.chains.map(({ id }) => [id, given[id] ?? http()]))
  // The rest is passed to the same function unchanged.
  return {
    ...parameters,
    ...(!parameters.client && { transports }),
    connectors: [...porticoConnectors(), ...connectors],
  } as CreateConfigParameters<chains, transports>
}

export function createSiteConfig<const chains extends Chains, transports extends Record<number, Transport>>(
  parameters: Parameters<typeof completeConfig<chains, transports>>[0],
  site: Site,
): Config<chains, transports> {
  const config = createConfig(completeConfig<chains, transports>(parameters))
  rememberSite(parameters.chains, site)
  return config
}
