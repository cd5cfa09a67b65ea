import { randomBytes } from '@noble/hashes/utils.js'
import { base64, hex } from '@scure/base'
import { bytesToHex, type Hex } from 'viem'
import { createControls, type EngineControls } from '../controls/createControls.js'
import { createStoredCell } from '../controls/createStoredCell.js'
import { createWalletEngine, type EngineState } from '../controls/createWalletEngine.js'
import type { Approval } from '../controls/MockWalletControls.js'
import { fetchHttp, type MockWalletEnvironment } from '../controls/walletHttp.js'
import type { Emitter } from '../evmWallet/createEmitter.js'
import { mockWallets } from '../evmWallet/mockWallets.js'
import { type CosmosChain, listKnownChains, readSuggestedChain } from './CosmosChain.js'
import type { CosmosKernel } from './CosmosKernel.js'
import { type CosmosKey, type CosmosWrongAnswers, distortKey } from './cosmosWrongAnswers.js'
import { type CosmosAccount, createCosmosAccount } from './createCosmosAccount.js'
import { createKeplrProvider, type KeplrProvider } from './createKeplrProvider.js'

export type MockCosmosWalletOptions = {
  name?: string
  rdns?: string
  icon?: string
  /** 32 bytes each. */
  privateKeys?: readonly [Hex, ...Hex[]]
  /** REST API of the node behind its chains. */
  url?: string
  /** The chains that the wallet knows initially. */
  chains?: readonly [CosmosChain, ...CosmosChain[]]
  approval?: Approval
  initialState?: Partial<EngineState<CosmosWrongAnswers>>
}

export type MockCosmosWalletControl = EngineControls<CosmosWrongAnswers>

export type MockCosmosWallet = {
  info: { name: string; rdns: string; icon: string }
  provider: KeplrProvider
  /** Emits `keystorechange` when the user switches the account. */
  emitter: Emitter
  control: MockCosmosWalletControl
}

/** A Keplr-compatible wallet with real keys, which misbehaves on demand. */
export function createMockCosmosWallet(
  options: MockCosmosWalletOptions = {},
  { storage, http = fetchHttp }: MockWalletEnvironment = {},
): MockCosmosWallet {
  const { name, rdns, icon, privateKeys } = { ...mockWallets.alder, ...options }
  const known = options.chains ?? listKnownChains(options.url)
  const held = privateKeys.map(createCosmosAccount)
  const engine = createWalletEngine<CosmosWrongAnswers>({
    name: `${rdns}:cosmos`,
    chainId: known[0].chainId,
    initialState: options.initialState,
    approval: options.approval,
    storage,
    prompting: ['enable', 'experimentalSuggestChain', 'signDirect', 'signAmino', 'signArbitrary'],
    connecting: 'enable',
    createRejection: () => new Error('Request rejected'),
    createPending: () => new Error('There is a pending request already'),
  })
  const { state, emitter } = engine
  const chains = createStoredCell<{ added: readonly CosmosChain[]; enabled: readonly string[] }>(
    `${rdns}:cosmos:chains`,
    { added: [], enabled: options.initialState?.connected ? known.map(({ chainId }) => chainId) : [] },
    storage,
  )

  const listChains = () => [...known, ...chains.get().added]
  const getActive = (): CosmosAccount => held[state.get().accountIndex] ?? createCosmosAccount(privateKeys[0])
  const tellAccounts = () => emitter.emit('keystorechange', undefined)

  function findChain(chainId: string): CosmosChain {
    const found = listChains().find(chain => chain.chainId === chainId)
    if (!found) throw new Error(`There is no chain info for ${chainId}`)
    return found
  }

  function setEnabled(enabled: readonly string[]): void {
    chains.set({ enabled })
    state.set({ connected: enabled.length > 0 })
  }
  const isEnabled = (chainId: string) => state.get().connected && chains.get().enabled.includes(chainId)

  const kernel: CosmosKernel = {
    handle: engine.handle,
    findChain,
    listChains,
    isEnabled,
    addChain(info) {
      const chain = readSuggestedChain(info)
      const others = chains.get().added.filter(({ chainId }) => chainId !== chain.chainId)
      chains.set({ added: [...others, chain] })
    },
    async enable(chainIds, ask) {
      for (const chainId of chainIds) findChain(chainId)
      const { locked, connected } = state.get()
      const before = connected ? chains.get().enabled : []
      const missing = chainIds.filter(chainId => !before.includes(chainId))
      if (missing.length > 0 || locked) await ask()
      setEnabled([...before, ...missing])
    },
    disable(chainIds) {
      const { enabled } = chains.get()
      setEnabled(chainIds ? enabled.filter(chainId => !chainIds.includes(chainId)) : [])
    },
    getKey(chainId) {
      const { publicKey, addressBytes, formatAddress } = getActive()
      const key: CosmosKey = {
        name: `${name} ${state.get().accountIndex + 1}`,
        algo: 'secp256k1',
        pubKey: publicKey,
        address: addressBytes,
        bech32Address: formatAddress(findChain(chainId).prefix),
        isNanoLedger: false,
        isKeystone: false,
      }
      return distortKey(key, state.get().wrong.key)
    },
    sign(chainId, signer, bytes) {
      const account = getActive()
      if (account.formatAddress(findChain(chainId).prefix) !== signer) throw new Error('Signer mismatched')
      const { signature: wrong } = state.get().wrong
      const actual = wrong === 'otherAccount' ? createCosmosAccount(bytesToHex(randomBytes(32))) : account
      const signature = actual.sign(bytes)
      const cut = { empty: new Uint8Array(), short: signature.subarray(0, 12), otherAccount: signature }
      return { pubKey: account.publicKey, signature: wrong ? cut[wrong] : signature }
    },
    getWrong: () => state.get().wrong,
    async broadcast(chainId, tx, mode) {
      const body = JSON.stringify({
        tx_bytes: base64.encode(tx),
        mode: `BROADCAST_MODE_${mode.toUpperCase()}`,
      })
      const url = `${findChain(chainId).rest}/cosmos/tx/v1beta1/txs`
      const { text } = await http(url, { method: 'POST', body })
      // A local test node; a wrong shape fails the test.
      const { tx_response } = JSON.parse(text) as {
        tx_response: { code: number; raw_log: string; txhash: string }
      }
      if (tx_response.code !== 0) throw new Error(tx_response.raw_log)
      return hex.decode(tx_response.txhash.toLowerCase())
    },
  }

  const control = createControls(engine, {
    getAddress: () => getActive().formatAddress(findChain(state.get().chainId).prefix),
    accountCount: held.length,
    connect() {
      setEnabled(listChains().map(({ chainId }) => chainId))
      tellAccounts()
    },
    disconnect(times) {
      setEnabled([])
      for (let time = 0; time < times; time++) tellAccounts()
    },
    tellAccounts,
  })
  return { info: { name, rdns, icon }, provider: createKeplrProvider(kernel), emitter, control }
}
