import {
  connect,
  createPortico,
  disconnect,
  openModal,
  type Portico,
  type PorticoOptions,
  type PorticoState,
  startPortico,
  switchNetwork,
  type ThemeOptions,
  watchState,
} from '@portico/core'
import type { NetworkInputs } from '@portico/core/internal'
import { evm } from '@portico/evm'
import { pairing } from '@portico/pairing'
import { isPorticoError, userRejected } from '@portico/protocol'
import { attachModal, preloadWhenIdle } from '@portico/react/modal-loader'
import { untilClosed } from '../untilClosed.js'
import { selectWallets, type WalletState } from './selectWallets.js'
import { type OnboardChain, toHexId, toNetwork } from './toNetwork.js'

export interface InitOptions {
  readonly wallets: readonly WalletInit[]
  readonly chains: readonly OnboardChain[]
  readonly appMetadata?:
    | {
        readonly name?: string | undefined
        readonly description?: string | null | undefined
        readonly icon?: string | undefined
        readonly [other: string]: unknown
      }
    | null
    | undefined
  readonly connect?:
    | { readonly autoConnectLastWallet?: boolean; readonly [other: string]: unknown }
    | undefined
  readonly theme?: 'default' | 'dark' | 'light' | 'system' | Readonly<Record<string, string>> | undefined

  /** Further options of `createPortico`, such as `services` and `siwx`. */
  readonly portico?: Partial<Omit<PorticoOptions<NetworkInputs>, 'networks'>> | undefined

  /** Accepted for compatibility, without effect. */
  readonly accountCenter?: unknown
  readonly apiKey?: string | undefined
  readonly containerElements?: unknown
  readonly disableFontDownload?: boolean | undefined
  readonly gas?: unknown
  readonly i18n?: unknown
  readonly notify?: unknown
  readonly transactionPreview?: unknown
  readonly unstoppableResolution?: unknown
  readonly wagmi?: unknown
}

export interface OnboardState {
  readonly wallets: readonly WalletState[]
  readonly chains: readonly { readonly id: string; readonly namespace: 'evm'; readonly label: string }[]
}

interface Observable<Value> {
  subscribe(onNext: (value: Value) => void): { unsubscribe(): void }
}

export interface OnboardAPI {
  readonly portico: Portico
  /** Opens the dialog, or connects a named wallet without it. Resolves when connected or closed. */
  connectWallet(options?: {
    readonly autoSelect?: string | { readonly label: string; readonly disableModals?: boolean } | undefined
  }): Promise<readonly WalletState[]>
  disconnectWallet(options?: { readonly label: string }): Promise<readonly WalletState[]>
  /** Resolves to whether the wallet switched. */
  setChain(options: {
    readonly chainId: string | number
    readonly [other: string]: unknown
  }): Promise<boolean>
  readonly state: {
    get(): OnboardState
    select(): Observable<OnboardState>
    select<Key extends keyof OnboardState>(key: Key): Observable<OnboardState[Key]>
  }
}

/** Starts at once in a page, as Web3-Onboard does; on a server nothing runs. */
export function Onboard(options: InitOptions): OnboardAPI {
  const portico = createPortico(toPorticoOptions(options))
  if (typeof window !== 'undefined') {
    startPortico(portico)
    attachModal(portico)
    preloadWhenIdle(window, portico)
  }
  const getWallets = () => selectWallets(portico.store.get())
  const observe = <Value>(read: (state: OnboardState) => Value): Observable<Value> => ({
    subscribe(onNext) {
      const readNow = () => read(toState(portico.store.get()))
      const tell = () => onNext(readNow())
      const unsubscribe = watchState(portico, () => JSON.stringify(readNow(), leaveOutProviders), tell)
      tell()
      return { unsubscribe }
    },
  })
  function select(): Observable<OnboardState>
  function select<Key extends keyof OnboardState>(key: Key): Observable<OnboardState[Key]>
  function select(key?: keyof OnboardState) {
    return key ? observe(state => state[key]) : observe(state => state)
  }
  return {
    portico,
    async connectWallet({ autoSelect } = {}) {
      const label = typeof autoSelect === 'object' ? autoSelect.label : autoSelect
      const wanted = portico.store.get().connectors.find(({ name, id }) => name === label || id === label)
      const isQuiet = typeof autoSelect === 'object' && autoSelect.disableModals === true
      if (wanted) await connect(portico, { connectorId: wanted.id }).catch(ignoreRejection)
      else if (!isQuiet) {
        openModal(portico)
        await untilClosed(portico)
      }
      return getWallets()
    },
    async disconnectWallet() {
      await disconnect(portico)
      return getWallets()
    },
    async setChain({ chainId }) {
      const { requested } = portico.store.get().networks
      const network = requested.find(({ id }) => toHexId(id) === toHexId(chainId))
      if (!network) return false
      return switchNetwork(portico, network).then(
        () => true,
        () => false,
      )
    },
    state: {
      get: () => toState(portico.store.get()),
      select,
    },
  }
}

/** A rejection is not an error in Web3-Onboard; it results in no wallet. */
function ignoreRejection(error: unknown): void {
  if (!isPorticoError(error, userRejected)) throw error
}

const leaveOutProviders = (key: string, value: unknown) => (key === 'provider' ? undefined : value)

function toPorticoOptions({
  wallets,
  chains,
  appMetadata,
  connect: connecting,
  theme,
  portico = {},
}: InitOptions): PorticoOptions<NetworkInputs> {
  const remote = wallets.find(({ kind }) => kind === 'remote')
  return {
    projectId: remote?.projectId,
    networks: chains.map(toNetwork),
    adapters: [evm()],
    sources: remote ? [pairing()] : [],
    reconnect: connecting?.autoConnectLastWallet ?? false,
    theme: toTheme(theme),
    framework: 'html',
    ...portico,
    metadata: {
      ...(appMetadata?.name && { name: appMetadata.name }),
      ...(appMetadata?.description && { description: appMetadata.description }),
      ...portico.metadata,
    },
  }
}

function toTheme(theme: InitOptions['theme']): ThemeOptions {
  if (theme === 'dark' || theme === 'light') return { mode: theme }
  if (typeof theme !== 'object') return {}
  const accent = theme['--w3o-action-color']
  const font = theme['--w3o-font-family']
  return {
    variables: {
      ...(accent && { '--portico-accent': accent }),
      ...(font && { '--portico-font-family': font }),
    },
  }
}

const toState = (state: PorticoState): OnboardState => ({
  wallets: selectWallets(state),
  chains: state.networks.requested.map(({ id, name }) => ({
    id: toHexId(id),
    namespace: 'evm',
    label: name,
  })),
})

/** The kind of a wallet module: injected wallets are discovered, remote ones use a relay. */
export interface WalletInit {
  readonly kind: 'injected' | 'remote'
  readonly projectId?: string | undefined
}

/** Injected wallets. Filters are ignored; use `wallets` of the Portico options. */
export const injectedModule = (_options?: object): WalletInit => ({ kind: 'injected' })

/** Remote wallets over the public relay. */
export const walletConnectModule = ({
  projectId,
}: {
  readonly projectId: string
  readonly [other: string]: unknown
}): WalletInit => ({
  kind: 'remote',
  projectId,
})
