import type { Hex } from 'viem'
import { createControls, type EngineControls } from '../controls/createControls.js'
import { createWalletEngine, type EngineState } from '../controls/createWalletEngine.js'
import type { Approval } from '../controls/MockWalletControls.js'
import { fetchHttp, type MockWalletEnvironment } from '../controls/walletHttp.js'
import { mockWallets } from '../evmWallet/mockWallets.js'
import { alreadyPending, invalidParams, unauthorized, userRejected } from '../evmWallet/providerRpcError.js'
import { createStandardEvents } from '../standardWallet/createStandardEvents.js'
import type { StandardAccount, StandardWallet } from '../standardWallet/StandardWallet.js'
import { createSolanaAccount } from './createSolanaAccount.js'
import { createSolanaFeatures, type SolanaFeature } from './createSolanaFeatures.js'
import { distortAccounts, type SolanaWrongAnswers } from './solanaWrongAnswers.js'

export type MockSolanaWalletOptions = {
  name?: string
  rdns?: string
  icon?: string
  /** Seeds of 32 bytes. */
  privateKeys?: readonly [Hex, ...Hex[]]
  /** The node that it sends transactions to. */
  url?: string
  /** Several nodes, by the Wallet Standard's chain names. */
  chains?: Readonly<Record<string, string>>
  approval?: Approval
  /** Accounts visible to a connected site: the active one, or all with the active one first. */
  exposes?: 'active' | 'all'
  /** Features besides connecting. Default: all. */
  features?: readonly SolanaFeature[]
  supportedTransactionVersions?: readonly ('legacy' | 0)[]
  initialState?: Partial<EngineState<SolanaWrongAnswers>>
}

export type MockSolanaWalletControl = EngineControls<SolanaWrongAnswers>

export type MockSolanaWallet = {
  info: { name: string; rdns: string; icon: string }
  wallet: StandardWallet
  control: MockSolanaWalletControl
}

const localNode = 'http://127.0.0.1:8899'
const knownChains = ['solana:mainnet', 'solana:devnet', 'solana:testnet', 'solana:localnet']
const allFeatures: readonly SolanaFeature[] = [
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
  'solana:signIn',
]

/** A Wallet Standard wallet with real keys, which misbehaves on demand. */
export function createMockSolanaWallet(
  options: MockSolanaWalletOptions = {},
  { storage, http = fetchHttp }: MockWalletEnvironment = {},
): MockSolanaWallet {
  const { name, rdns, icon, privateKeys } = { ...mockWallets.alder, ...options }
  const held = privateKeys.map(createSolanaAccount)
  const { url = localNode } = options
  const urls: Readonly<Record<string, string>> =
    options.chains ?? Object.fromEntries(knownChains.map(chain => [chain, url]))
  const chains = Object.keys(urls)
  const featureNames = options.features ?? allFeatures
  const engine = createWalletEngine<SolanaWrongAnswers>({
    name: `${rdns}:solana`,
    chainId: chains[0] ?? 'solana:localnet',
    initialState: options.initialState,
    approval: options.approval,
    storage,
    prompting: ['standard:connect', ...allFeatures],
    connecting: 'standard:connect',
    createRejection: userRejected,
    createPending: alreadyPending,
  })
  const { state, emitter, handle } = engine

  const getActive = () => held[state.get().accountIndex] ?? held[0]
  function getAccounts(): readonly StandardAccount[] {
    const { connected, locked, wrong } = state.get()
    const active = getActive()
    if (!connected || locked || !active) return []
    const others = options.exposes === 'all' ? held.filter(account => account !== active) : []
    const shown = [active, ...others].map(({ address, publicKey }) =>
      Object.freeze({ address, publicKey, chains, features: featureNames }),
    )
    return distortAccounts(shown, wrong.accounts)
  }
  const tellAccounts = () => emitter.emit('change', { accounts: getAccounts() })
  function setConnected(connected: boolean): void {
    state.set({ connected })
    tellAccounts()
  }

  const features = createSolanaFeatures({
    engine,
    http,
    supportedTransactionVersions: options.supportedTransactionVersions ?? ['legacy', 0],
    findNode(chain = state.get().chainId) {
      const node = urls[chain]
      if (!node) throw invalidParams(`The wallet does not know the chain ${chain}.`)
      return node
    },
    requireSigner(account) {
      const found = held.find(({ address }) => address === account?.address)
      if (!state.get().connected || !found) throw unauthorized()
      return found
    },
    enter() {
      if (!state.get().connected) setConnected(true)
      return getAccounts()[0]
    },
  })

  const wallet: StandardWallet = {
    version: '1.0.0',
    name,
    icon,
    chains,
    features: {
      'standard:connect': {
        version: '1.0.0',
        connect: (input: { silent?: boolean } = {}) =>
          handle('standard:connect', [input], async ask => {
            const { connected, locked } = state.get()
            if (input.silent) return { accounts: getAccounts() }
            if (!connected || locked) await ask()
            if (!state.get().connected) setConnected(true)
            return { accounts: getAccounts() }
          }),
      },
      'standard:disconnect': {
        version: '1.0.0',
        disconnect: () => handle('standard:disconnect', [], async () => setConnected(false)),
      },
      'standard:events': createStandardEvents(emitter),
      ...Object.fromEntries(featureNames.map(feature => [feature, features[feature]])),
    },
    get accounts() {
      return getAccounts()
    },
  }

  const control = createControls(engine, {
    getAddress: () => getActive()?.address ?? '',
    accountCount: held.length,
    connect: () => setConnected(true),
    disconnect(times) {
      for (let time = 0; time < times; time++) tellAccounts()
    },
    tellAccounts,
  })
  return { info: { name, rdns, icon }, wallet, control }
}
