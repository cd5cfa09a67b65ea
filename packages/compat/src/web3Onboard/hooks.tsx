'use client'
import type { PorticoState } from '@portico/core'
import { isShallowEqual } from '@portico/core/internal'
import { PorticoProvider } from '@portico/react'
import { useStoreOf } from '@portico/react/use-store'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { type InitOptions, Onboard, type OnboardAPI, type OnboardState } from './createOnboard.js'
import { selectWallets, type WalletState } from './selectWallets.js'
import { toHexId } from './toNetwork.js'

/** Web3-Onboard's hooks work without a provider, so the page's instance is kept here. */
let current: OnboardAPI | undefined

export function init(options: InitOptions): OnboardAPI {
  current = Onboard({ ...options, portico: { framework: 'react', ...options.portico } })
  return current
}

const OnboardContext = createContext<OnboardAPI | undefined>(undefined)

export interface Web3OnboardProviderProps {
  readonly web3Onboard: OnboardAPI
  readonly children?: ReactNode
}

/** The hooks of `portico/react` also work below it. */
export function Web3OnboardProvider({ web3Onboard, children }: Web3OnboardProviderProps) {
  return (
    <OnboardContext.Provider value={web3Onboard}>
      <PorticoProvider portico={web3Onboard.portico}>{children}</PorticoProvider>
    </OnboardContext.Provider>
  )
}

function useOnboard(): OnboardAPI {
  const onboard = useContext(OnboardContext) ?? current
  if (!onboard) throw new Error('Call init before the hooks of @portico/compat/web3-onboard-react.')
  return onboard
}

const isSame = (left: object, right: object) =>
  isShallowEqual(left, right) || JSON.stringify(left, leaveOut) === JSON.stringify(right, leaveOut)
const leaveOut = (key: string, value: unknown) => (key === 'provider' ? undefined : value)

function useOnboardStore<Selected extends object>(select: (state: PorticoState) => Selected): Selected {
  const { portico } = useOnboard()
  return useStoreOf(portico, portico.store, select, isSame)
}

export const useWallets = (): readonly WalletState[] => useOnboardStore(selectWallets)

export function useConnectWallet(): [
  state: { readonly wallet: WalletState | null; readonly connecting: boolean },
  connect: OnboardAPI['connectWallet'],
  disconnect: (wallet?: { readonly label: string }) => Promise<readonly WalletState[]>,
] {
  const onboard = useOnboard()
  const [wallet] = useWallets()
  const [connecting, setConnecting] = useState(false)
  const connectWallet: OnboardAPI['connectWallet'] = useCallback(
    async options => {
      setConnecting(true)
      try {
        return await onboard.connectWallet(options)
      } finally {
        setConnecting(false)
      }
    },
    [onboard],
  )
  return [{ wallet: wallet ?? null, connecting }, connectWallet, onboard.disconnectWallet]
}

export function useSetChain(): [
  state: {
    readonly chains: OnboardState['chains']
    readonly connectedChain: WalletState['chains'][number] | null
    readonly settingChain: boolean
  },
  setChain: OnboardAPI['setChain'],
] {
  const onboard = useOnboard()
  const [wallet] = useWallets()
  const chains = useOnboardStore(state => state.networks.requested)
  const [settingChain, setSettingChain] = useState(false)
  const setChain: OnboardAPI['setChain'] = useCallback(
    async options => {
      setSettingChain(true)
      try {
        return await onboard.setChain(options)
      } finally {
        setSettingChain(false)
      }
    },
    [onboard],
  )
  return [
    {
      chains: chains.map(({ id, name }) => ({ id: toHexId(id), namespace: 'evm', label: name })),
      connectedChain: wallet?.chains[0] ?? null,
      settingChain,
    },
    setChain,
  ]
}
