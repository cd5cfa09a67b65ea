'use client'
import {
  type CaipNetworkId,
  type Network,
  selectNetwork,
  setThemeMode,
  setThemeVariables,
  type ThemeMode,
  type ThemeVariables,
} from '@portico/core'
import type { EventsState, ThemeState } from '@portico/core/internal'
import { useCallback, useMemo } from 'react'
import { type AppKit, selectKitState, selectNetworks, type UseAppKitStateReturn } from '../AppKit.js'
import { getAppKit } from '../currentAppKit.js'
import { useAppKitStore } from './useAppKitStore.js'

export function useAppKit(): { readonly open: AppKit['open']; readonly close: AppKit['close'] } {
  const appKit = getAppKit('useAppKit')
  return useMemo(() => ({ open: options => appKit.open(options), close: () => appKit.close() }), [appKit])
}

export interface UseAppKitNetworkCoreReturn {
  readonly caipNetwork: Network | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly chainId: number | string | undefined
}

export function useAppKitNetworkCore(): UseAppKitNetworkCoreReturn {
  return useAppKitStore('useAppKitNetwork', state => {
    const caipNetwork = selectNetwork(state)
    return { caipNetwork, caipNetworkId: caipNetwork?.caipNetworkId, chainId: caipNetwork?.id }
  })
}

export interface UseAppKitNetworkReturn extends UseAppKitNetworkCoreReturn {
  /** The networks that the wallet has granted; undefined if it takes all. */
  readonly approvedCaipNetworkIds: readonly CaipNetworkId[] | undefined
  readonly supportsAllNetworks: boolean
  readonly switchNetwork: AppKit['switchNetwork']
}

export function useAppKitNetwork(): UseAppKitNetworkReturn {
  const appKit = getAppKit('useAppKitNetwork')
  const switchNetwork: AppKit['switchNetwork'] = useCallback(
    (network, options) => appKit.switchNetwork(network, options),
    [appKit],
  )
  return { ...useAppKitStore('useAppKitNetwork', selectNetworks), switchNetwork }
}

export function useAppKitState(): UseAppKitStateReturn {
  return useAppKitStore('useAppKitState', selectKitState)
}

export interface UseAppKitThemeReturn {
  readonly themeMode: ThemeMode | undefined
  readonly themeVariables: ThemeVariables
  readonly setThemeMode: (mode: ThemeMode) => void
  readonly setThemeVariables: (variables: ThemeVariables) => void
}

export function useAppKitTheme(): UseAppKitThemeReturn {
  const { portico } = getAppKit('useAppKitTheme')
  const { mode, variables }: ThemeState = useAppKitStore('useAppKitTheme', state => state.theme)
  return useMemo(
    () => ({
      themeMode: mode,
      themeVariables: variables,
      setThemeMode: chosen => setThemeMode(portico, chosen),
      setThemeVariables: chosen => setThemeVariables(portico, chosen),
    }),
    [portico, mode, variables],
  )
}

export function useAppKitEvents(): EventsState {
  return useAppKitStore('useAppKitEvents', state => state.events)
}
