'use client'
import type { NetworkInput } from '@portico/core'
import type { ReactNode } from 'react'
import { useConfig } from 'wagmi'
import { type OwnOptions, SiteProvider } from '../wagmi/SiteProvider.js'
import { type Theme, toThemeOptions } from './themes.js'

export interface RainbowKitProviderProps {
  readonly children: ReactNode
  readonly theme?: Theme | null | undefined
  readonly initialChain?: NetworkInput | number | undefined
  readonly modalSize?: 'compact' | 'wide' | undefined
  readonly locale?: string | undefined
  /** Only `appName` applies. */
  readonly appInfo?:
    | {
        readonly appName?: string | undefined
        readonly learnMoreUrl?: string | undefined
        readonly disclaimer?: unknown
      }
    | undefined

  /** Further options of `createPortico`, such as `services` and `siwx`. */
  readonly portico?: OwnOptions | undefined

  /** Accepted for compatibility, without effect. */
  readonly id?: string | undefined
  readonly coolMode?: boolean | undefined
  readonly showRecentTransactions?: boolean | undefined
  readonly avatar?: unknown
}

/** Must be rendered below `WagmiProvider`. */
export function RainbowKitProvider(props: RainbowKitProviderProps) {
  const { theme, initialChain, modalSize = 'wide', locale, appInfo, portico = {}, children } = props
  const { chains } = useConfig()
  const defaultNetwork =
    typeof initialChain === 'number' ? chains.find(({ id }) => id === initialChain) : initialChain
  const options: OwnOptions = {
    ...portico,
    defaultNetwork: portico.defaultNetwork ?? defaultNetwork,
    locale: portico.locale ?? locale,
    dialog: { layout: modalSize === 'wide' ? 'wide' : 'narrow', ...portico.dialog },
    metadata: { ...(appInfo?.appName && { name: appInfo.appName }), ...portico.metadata },
  }
  return (
    <SiteProvider options={options} theme={toThemeOptions(theme)}>
      {children}
    </SiteProvider>
  )
}
