'use client'
import { selectNetwork, type ThemeMode, type ThemeVariables } from '@portico/core'
import type { EventsState, ThemeState } from '@portico/core/internal'
import type { SiwxPlugin } from '@portico/protocol'
import { useCallback, useMemo } from 'react'
import { type AppKit, selectKitState, selectNetworks, type UseAppKitStateReturn } from '../AppKit.js'
import { getAppKit } from '../currentAppKit.js'
import { useAppKitStore } from './useAppKitStore.js'

export const useAppKit = (): Pick<AppKit, 'open' | 'close'> => getAppKit('useAppKit')

export type UseAppKitNetworkCoreReturn = Pick<
  ReturnType<typeof selectNetworks>,
  'caipNetwork' | 'caipNetworkId' | 'chainId'
>

export function useAppKitNetworkCore(): UseAppKitNetworkCoreReturn {
  return useAppKitStore('useAppKitNetwork', state => {
    const caipNetwork = selectNetwork(state)
    return { caipNetwork, caipNetworkId: caipNetwork?.caipNetworkId, chainId: caipNetwork?.id }
  })
}

export type UseAppKitNetworkReturn = ReturnType<typeof selectNetworks> & Pick<AppKit, 'switchNetwork'>

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

export interface UseAppKitThemeReturn extends Pick<AppKit, 'setThemeMode' | 'setThemeVariables'> {
  readonly themeMode: ThemeMode | undefined
  readonly themeVariables: ThemeVariables
}

export function useAppKitTheme(): UseAppKitThemeReturn {
  const { setThemeMode, setThemeVariables } = getAppKit('useAppKitTheme')
  const { mode, variables }: ThemeState = useAppKitStore('useAppKitTheme', state => state.theme)
  return useMemo(
    () => ({ themeMode: mode, themeVariables: variables, setThemeMode, setThemeVariables }),
    [mode, variables, setThemeMode, setThemeVariables],
  )
}

/** The sign-in plugin that `createAppKit` received. */
export function useAppKitSIWX<Plugin extends SiwxPlugin = SiwxPlugin>(): Plugin | undefined {
  // The caller knows which plugin it has passed.
  return getAppKit('useAppKitSIWX').getSIWX() as Plugin | undefined
}

export function useAppKitEvents(): EventsState {
  return useAppKitStore('useAppKitEvents', state => state.events)
}
