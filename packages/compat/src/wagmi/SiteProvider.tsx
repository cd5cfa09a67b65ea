'use client'

import type { CaipNetworkId, Portico, PorticoOptions, ThemeOptions } from '@portico/core'
import { createPortico, defineNetwork, setThemeMode, setThemeVariables } from '@portico/core'
import type { NetworkInputs } from '@portico/core/internal'
import { wagmiAdapter } from '@portico/evm/wagmi'
import { pairing } from '@portico/pairing'
import { PorticoProvider } from '@portico/react'
import { type ReactNode, useEffect, useState } from 'react'
import { type Config, useConfig } from 'wagmi'
import { getSite } from './createSiteConfig.js'

interface SiteProviderProps {
  readonly options: OwnOptions
  readonly theme: ThemeOptions
  readonly children?: ReactNode
}

export function SiteProvider({ options, theme, children }: SiteProviderProps) {
  const config = useConfig()
  const [portico] = useState(() => createSiteKit(config, { ...options, theme }))
  useTheme(portico, theme)
  return <PorticoProvider portico={portico}>{children}</PorticoProvider>
}

function useTheme(portico: Portico, { mode, variables }: ThemeOptions): void {
  const written = JSON.stringify(variables ?? {})
  useEffect(() => setThemeMode(portico, mode), [portico, mode])
  useEffect(() => setThemeVariables(portico, JSON.parse(written)), [portico, written])
}

/** Portico options without an equivalent in the other kit. */
export type OwnOptions = Partial<Omit<PorticoOptions<NetworkInputs>, 'networks' | 'adapters'>>

export function createSiteKit(config: Config, options: OwnOptions): Portico {
  const { projectId, metadata, featured } = getSite(config.chains)
  return createPortico({
    projectId,
    networks: config.chains,
    adapters: [wagmiAdapter({ config })],
    sources: projectId ? [pairing()] : [],
    customRpcUrls: listRpcUrls(config),
    ...options,
    wallets: { featured, ...options.wallets },
    metadata: { ...metadata, ...options.metadata },
  })
}

/** The kit uses the same endpoints as wagmi. */
function listRpcUrls(config: Config): Readonly<Record<CaipNetworkId, readonly { readonly url: string }[]>> {
  return Object.fromEntries(
    config.chains.flatMap(chain => {
      const { transport } = config.getClient({ chainId: chain.id })
      // Not every transport has a single URL.
      const url: unknown = 'url' in transport ? transport.url : undefined
      return typeof url === 'string' && /^https?:/.test(url)
        ? [[defineNetwork(chain).caipNetworkId, [{ url }]]]
        : []
    }),
  )
}
