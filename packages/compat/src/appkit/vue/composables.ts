import { type ChainNamespace, type PorticoState, parseCaipAddress, watchState } from '@portico/core'
import {
  checkMultiWallet,
  type EventsState,
  isShallowEqual,
  type ParsedCaipAddress,
  selectShownAccount,
} from '@portico/core/internal'
import { getCurrentScope, onScopeDispose, shallowReactive } from 'vue'
import { type AppKit, selectKitState, selectNetworks } from '../AppKit.js'
import type { AppKitOptions } from '../AppKitOptions.js'
import { callListener } from '../callListener.js'
import {
  createConnectionActions,
  listConnections,
  selectConnections,
  type UseAppKitConnectionParameters,
  type UseAppKitConnectionReturn,
  type UseAppKitConnectionsReturn,
} from '../connections.js'
import { connectWallet, type DisconnectWalletParameters, disconnectWallet } from '../connectWallet.js'
import { createAppKit as createCurrent, getAppKit } from '../currentAppKit.js'
import type { TaskParameters, TaskState } from '../react/useTask.js'
import { toAccount } from '../toAccount.js'

export const createAppKit = (options: AppKitOptions): AppKit => createCurrent(options, 'vue')

/** Reactive directly and through `.value`: sites write both `account.address` and `account.value.address`. */
export type Composed<State extends object> = State & { readonly value: State }

function compose<State extends object>(state: State): Composed<State> {
  const composed: Composed<State> = shallowReactive(
    Object.defineProperty({ ...state } as Composed<State>, 'value', { get: () => composed }),
  )
  return composed
}

const isSameData = (left: object, right: object) => JSON.stringify(left) === JSON.stringify(right)

function useSelected<State extends object, Actions extends object>(
  { portico }: AppKit,
  select: (state: PorticoState) => State,
  actions: Actions,
  isEqual: (left: State, right: State) => boolean = isShallowEqual,
): Composed<State & Actions> {
  const composed = compose({ ...select(portico.store.get()), ...actions })
  const follow = (next: State, previous: State) => {
    const gone = Object.keys(previous).filter(key => !(key in next))
    Object.assign(composed, Object.fromEntries(gone.map(key => [key, undefined])), next)
  }
  const stop = watchState(portico, select, follow, isEqual)
  if (getCurrentScope()) onScopeDispose(stop)
  return composed
}

export const useAppKit = (): Pick<AppKit, 'open' | 'close'> => getAppKit('useAppKit')

export function useAppKitAccount({ namespace }: { readonly namespace?: ChainNamespace | undefined } = {}) {
  return useSelected(getAppKit('useAppKitAccount'), state => toAccount(state, namespace), {}, isSameData)
}

export function useAppKitNetwork() {
  const appKit = getAppKit('useAppKitNetwork')
  return useSelected(appKit, selectNetworks, {
    switchNetwork: (...given: Parameters<AppKit['switchNetwork']>) => appKit.switchNetwork(...given),
  })
}

export function useAppKitProvider<Provider = unknown>(namespace?: ChainNamespace) {
  const appKit = getAppKit('useAppKitProvider')
  const select = ({ networks }: PorticoState) => {
    const of = namespace ?? networks.activeNamespace
    return {
      walletProvider: appKit.getProvider<Provider>(of),
      walletProviderType: appKit.getProviderType(of),
    }
  }
  return useSelected(appKit, select, {})
}

export function useAppKitState() {
  return useSelected(getAppKit('useAppKitState'), selectKitState, {})
}

export function useAppKitTheme() {
  const appKit = getAppKit('useAppKitTheme')
  const select = ({ theme }: PorticoState) => ({ themeMode: theme.mode, themeVariables: theme.variables })
  const { setThemeMode, setThemeVariables } = appKit
  return useSelected(appKit, select, { setThemeMode, setThemeVariables })
}

export function useAppKitEvents(): Composed<EventsState> {
  return useSelected(getAppKit('useAppKitEvents'), ({ events }) => events, {})
}

export function useWalletInfo(namespace?: ChainNamespace) {
  const select = (state: PorticoState) => ({ walletInfo: selectShownAccount(state, namespace)?.wallet })
  return useSelected(getAppKit('useWalletInfo'), select, {})
}

export function useDisconnect() {
  const { portico } = getAppKit('useDisconnect')
  return { disconnect: (parameters?: DisconnectWalletParameters) => disconnectWallet(portico, parameters) }
}

/** Follows the connections, and shows the alert while the feature is off. */
function useConnections<Selected extends object, Actions extends object>(
  appKit: AppKit,
  namespace: ChainNamespace | undefined,
  select: (connections: ReturnType<typeof selectConnections>) => Selected,
  actions: Actions,
): Composed<Selected & Actions> {
  const { portico } = appKit
  const selectOff = (state: PorticoState) => selectConnections(appKit, state).isOff
  const alert = (isOff: boolean) => isOff && checkMultiWallet(portico)
  alert(selectOff(portico.store.get()))
  const stop = watchState(portico, selectOff, alert)
  if (getCurrentScope()) onScopeDispose(stop)
  const selectOwn = (state: PorticoState) => select(selectConnections(appKit, state, namespace))
  return useSelected(appKit, selectOwn, actions, isSameData)
}

export function useAppKitConnections(namespace?: ChainNamespace): Composed<UseAppKitConnectionsReturn> {
  const appKit = getAppKit('useAppKitConnections')
  return useConnections(appKit, namespace, selected => listConnections(appKit, selected), {})
}

export function useAppKitConnection(
  parameters: UseAppKitConnectionParameters = {},
): Composed<UseAppKitConnectionReturn> {
  const appKit = getAppKit('useAppKitConnection')
  const setPending = (isPending: boolean) => void Object.assign(composed, { isPending })
  const composed = useConnections(
    appKit,
    parameters.namespace,
    ({ connections: [connection] }) => ({ connection }),
    { isPending: false, ...createConnectionActions(appKit, parameters, setPending) },
  )
  return composed
}

export interface UseAppKitWalletParameters extends TaskParameters<ParsedCaipAddress> {
  readonly namespace?: ChainNamespace | undefined
}

export function useAppKitWallet({ namespace, onSuccess, onError }: UseAppKitWalletParameters = {}) {
  const appKit = getAppKit('useAppKitWallet')
  const idle = { data: undefined, error: undefined, isPending: false, isError: false, isSuccess: false }
  const connect = async (wallet: string): Promise<void> => {
    Object.assign(task, idle, { isPending: true })
    try {
      const data = parseCaipAddress((await connectWallet(appKit.portico, wallet, namespace)).caipAddress)
      Object.assign(task, idle, { data, isSuccess: true })
      callListener(appKit.portico, onSuccess, data)
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown))
      Object.assign(task, idle, { error, isError: true })
      callListener(appKit.portico, onError, error)
    }
  }
  const unstarted: TaskState<ParsedCaipAddress> = idle
  const task = useSelected(appKit, ({ initialized }) => ({ isReady: initialized }), { ...unstarted, connect })
  return task
}
