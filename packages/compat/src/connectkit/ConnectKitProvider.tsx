'use client'

import type { ThemeOptions } from '@portico/core'
import { usePorticoAccount } from '@portico/react'
import { createContext, type ReactNode, useEffect, useRef } from 'react'
import { useConfig } from 'wagmi'
import { type OwnOptions, SiteProvider } from '../wagmi/SiteProvider.js'

export interface ConnectKitOptions {
  readonly language?: string | undefined
  readonly hideBalance?: boolean | undefined
  readonly initialChainId?: number | undefined
  readonly enforceSupportedChains?: boolean | undefined

  /** Accepted for compatibility, without effect. */
  readonly [other: string]: unknown
}

export interface ConnectCallbacks {
  readonly onConnect?:
    | ((account: {
        readonly address?: string | undefined
        readonly connectorId?: string | undefined
      }) => void)
    | undefined
  readonly onDisconnect?: (() => void) | undefined
}

export interface ConnectKitProviderProps extends ConnectCallbacks {
  readonly children?: ReactNode
  readonly mode?: 'light' | 'dark' | 'auto' | undefined
  /** Only the variables that the kit also has apply: accent and font. */
  readonly customTheme?: Readonly<Record<string, unknown>> | undefined
  readonly options?: ConnectKitOptions | undefined

  /** Further options of `createPortico`, such as `services` and `siwx`. */
  readonly portico?: OwnOptions | undefined

  /** Accepted for compatibility, without effect. */
  readonly theme?: string | undefined
  readonly debugMode?: boolean | undefined
}

const variables = {
  '--ck-accent-color': '--portico-accent',
  '--ck-font-family': '--portico-font-family',
} as const

/** Must be rendered below `WagmiProvider`. */
export function ConnectKitProvider(props: ConnectKitProviderProps) {
  const { mode, customTheme, options = {}, portico = {}, onConnect, onDisconnect, children } = props
  const { chains } = useConfig()
  const own: OwnOptions = {
    ...portico,
    locale: portico.locale ?? options.language,
    defaultNetwork: portico.defaultNetwork ?? chains.find(({ id }) => id === options.initialChainId),
    allowUnsupportedNetwork: portico.allowUnsupportedNetwork ?? options.enforceSupportedChains === false,
  }
  return (
    <SiteProvider options={own} theme={toThemeOptions(mode, customTheme)}>
      <Callbacks onConnect={onConnect} onDisconnect={onDisconnect} />
      <OptionsContext.Provider value={options}>{children}</OptionsContext.Provider>
    </SiteProvider>
  )
}

function toThemeOptions(
  mode: ConnectKitProviderProps['mode'],
  customTheme: ConnectKitProviderProps['customTheme'] = {},
): ThemeOptions {
  const known = Object.entries(variables).flatMap(([theirs, ours]) => {
    const value = customTheme[theirs]
    return typeof value === 'string' ? [[ours, value]] : []
  })
  return { mode: mode === 'auto' ? undefined : mode, variables: Object.fromEntries(known) }
}

function Callbacks(callbacks: ConnectCallbacks) {
  useConnectCallbacks(callbacks)
  return null
}

/** Reports changes only, not the initial state. */
export function useConnectCallbacks({ onConnect, onDisconnect }: ConnectCallbacks): void {
  const { address, isConnected, walletInfo } = usePorticoAccount()
  const before = useRef(isConnected)
  useEffect(() => {
    if (before.current === isConnected) return
    before.current = isConnected
    if (isConnected) onConnect?.({ address, connectorId: walletInfo?.rdns ?? walletInfo?.name })
    else onDisconnect?.()
  })
}

export const OptionsContext = createContext<{ readonly hideBalance?: boolean | undefined }>({})
