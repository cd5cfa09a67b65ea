'use client'
import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext, useState } from 'react'
import type { Chain } from 'viem'
import { http, WagmiContext, WagmiProvider } from 'wagmi'
import { createSiteConfig } from '../wagmi/createSiteConfig.js'
import { type OwnOptions, SiteProvider } from '../wagmi/SiteProvider.js'

export interface AppConfig {
  readonly appearance?:
    | {
        readonly name?: string | null | undefined
        readonly logo?: string | null | undefined
        readonly mode?: 'auto' | 'light' | 'dark' | null | undefined
        /** Without effect. */
        readonly theme?: string | null | undefined
      }
    | undefined
  readonly wallet?:
    | {
        readonly termsUrl?: string | null | undefined
        readonly privacyUrl?: string | null | undefined
        /** Without effect: the wallets are always shown in a dialog. */
        readonly display?: 'modal' | 'classic' | null | undefined
        /** Without effect. */
        readonly preference?: string | undefined
        /** Without effect: installed wallets are discovered. */
        readonly supportedWallets?: Readonly<Record<string, boolean>> | undefined
      }
    | undefined

  /** Accepted for compatibility, without effect. */
  readonly analytics?: boolean | undefined
  readonly analyticsUrl?: string | null | undefined
  readonly paymaster?: string | null | undefined
}

export interface OnchainKitProviderReact {
  readonly chain: Chain
  readonly children: ReactNode
  readonly config?: AppConfig | undefined
  /** The endpoint of wagmi, if the site has no config. @default the endpoints of the chain */
  readonly rpcUrl?: string | undefined

  /** Further options of `createPortico`, such as `services` and `siwx`. */
  readonly portico?: OwnOptions | undefined

  /** Accepted for compatibility, without effect. */
  readonly apiKey?: string | undefined
  readonly projectId?: string | undefined
  readonly sessionId?: string | undefined
  readonly analytics?: boolean | undefined
  readonly miniKit?: unknown
  readonly defaultPublicClients?: unknown
}

export function OnchainKitProvider({
  chain,
  children,
  config = {},
  rpcUrl,
  portico = {},
}: OnchainKitProviderReact) {
  const { appearance, wallet } = config
  const options: OwnOptions = {
    ...portico,
    defaultNetwork: portico.defaultNetwork ?? chain,
    metadata: {
      ...(appearance?.name && { name: appearance.name }),
      ...(appearance?.logo && { icons: [appearance.logo] }),
      ...portico.metadata,
    },
    dialog: {
      termsUrl: wallet?.termsUrl ?? undefined,
      privacyUrl: wallet?.privacyUrl ?? undefined,
      ...portico.dialog,
    },
  }
  const mode = appearance?.mode
  return (
    <WithWagmi chain={chain} rpcUrl={rpcUrl}>
      <WithQueries>
        <SiteProvider
          options={options}
          theme={{ mode: mode === 'light' || mode === 'dark' ? mode : undefined }}
        >
          {children}
        </SiteProvider>
      </WithQueries>
    </WithWagmi>
  )
}

interface WithWagmiProps {
  readonly chain: Chain
  readonly rpcUrl: string | undefined
  readonly children: ReactNode
}

function WithWagmi({ chain, rpcUrl, children }: WithWagmiProps) {
  const above = useContext(WagmiContext)
  return above ? (
    children
  ) : (
    <OwnWagmi chain={chain} rpcUrl={rpcUrl}>
      {children}
    </OwnWagmi>
  )
}

function OwnWagmi({ chain, rpcUrl, children }: WithWagmiProps) {
  const [config] = useState(() =>
    createSiteConfig({ chains: [chain], ssr: true, transports: { [chain.id]: http(rpcUrl) } }, {}),
  )
  return (
    <WagmiProvider config={config} reconnectOnMount={false}>
      {children}
    </WagmiProvider>
  )
}

function WithQueries({ children }: { readonly children: ReactNode }) {
  const above = useContext(QueryClientContext)
  return above ? children : <OwnQueries>{children}</OwnQueries>
}

function OwnQueries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => new QueryClient())
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
