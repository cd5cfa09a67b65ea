import { equalBytes } from '@noble/curves/utils.js'
import { concatBytes, randomBytes } from '@noble/hashes/utils.js'
import { decodeSs58 } from '@portico/codec/ss58'
import { bytesToHex, type Hex } from 'viem'
import { createControls, type EngineControls } from '../controls/createControls.js'
import { createWalletEngine, type EngineState } from '../controls/createWalletEngine.js'
import type { Approval } from '../controls/MockWalletControls.js'
import type { MockWalletEnvironment } from '../controls/walletHttp.js'
import { mockWallets } from '../evmWallet/mockWallets.js'
import { createPolkadotAccount, type PolkadotAccount } from './createPolkadotAccount.js'
import { encodeSignerPayload, type SignerPayload } from './encodeSignerPayload.js'
import { distortAccounts, type PolkadotWrongAnswers } from './polkadotWrongAnswers.js'
import { readMessage, wrapMessage } from './wrapMessage.js'

export type MockPolkadotWalletOptions = {
  name?: string
  rdns?: string
  icon?: string
  /** Seeds of 32 bytes. */
  privateKeys?: readonly [Hex, ...Hex[]]
  /** SS58 prefix of its addresses. Default 42, the generic one. */
  prefix?: number
  /** Accounts visible to a site. Default `all`, with the selected one first. */
  exposes?: 'active' | 'all'
  approval?: Approval
  initialState?: Partial<EngineState<PolkadotWrongAnswers>>
}

export type MockPolkadotWalletControl = EngineControls<PolkadotWrongAnswers>

/** The wallet's entry in `window.injectedWeb3`. */
export type InjectedPolkadotWallet = {
  readonly version: string
  enable(origin: string): Promise<InjectedPolkadot>
}

export type InjectedPolkadot = {
  readonly name: string
  readonly version: string
  readonly accounts: {
    get(anyType?: boolean): Promise<unknown>
    subscribe(listener: (accounts: unknown) => void): () => void
  }
  readonly signer: {
    signPayload(payload: SignerPayload): Promise<{ id: number; signature: Hex }>
    signRaw(raw: { address: string; data: string; type?: 'bytes' | 'payload' }): Promise<{
      id: number
      signature: Hex
    }>
  }
  readonly metadata: { get(): Promise<[]>; provide(): Promise<boolean> }
}

export type MockPolkadotWallet = {
  info: { name: string; rdns: string; icon: string; key: string }
  injected: InjectedPolkadotWallet
  control: MockPolkadotWalletControl
}

/** Scheme prefix of transaction signatures. */
const sr25519Kind = Uint8Array.of(1)

/** An `injectedWeb3` wallet with real sr25519 keys, which misbehaves on demand. */
export function createMockPolkadotWallet(
  options: MockPolkadotWalletOptions = {},
  { storage }: MockWalletEnvironment = {},
): MockPolkadotWallet {
  const { name, rdns, icon, privateKeys } = { ...mockWallets.alder, ...options }
  const { prefix = 42 } = options
  const held = privateKeys.map(createPolkadotAccount)
  const engine = createWalletEngine<PolkadotWrongAnswers>({
    name: `${rdns}:polkadot`,
    chainId: String(prefix),
    initialState: options.initialState,
    approval: options.approval,
    storage,
    prompting: ['enable', 'signRaw', 'signPayload'],
    connecting: 'enable',
    createRejection: () => new Error('Cancelled'),
    createPending: () => new Error('The source has a pending authorization request'),
  })
  const { state, emitter, handle } = engine
  let lastId = 0

  const getActive = () => held[state.get().accountIndex] ?? held[0]
  const format = (account: PolkadotAccount) => account.formatAddress(Number(state.get().chainId))

  function getAccounts(): unknown {
    const { connected, locked, wrong } = state.get()
    const active = getActive()
    if (!connected || locked || !active) return []
    const others = options.exposes === 'active' ? [] : held.filter(account => account !== active)
    const shown = [active, ...others].map(account => ({
      address: format(account),
      name: `${name} ${held.indexOf(account) + 1}`,
      type: 'sr25519',
      genesisHash: null,
    }))
    return distortAccounts(shown, wrong.accounts)
  }
  const tellAccounts = () => emitter.emit('accounts', getAccounts())
  function setConnected(connected: boolean): void {
    state.set({ connected })
    tellAccounts()
  }

  /** Addresses with any prefix name the same key. */
  function requireSigner(address: string): PolkadotAccount {
    const publicKey = decodeSs58(address)?.publicKey
    const found = held.find(account => publicKey && equalBytes(account.publicKey, publicKey))
    if (!state.get().connected || !found) throw new Error(`Unable to find a key for ${address}`)
    return found
  }

  function sign(account: PolkadotAccount, bytes: Uint8Array): Uint8Array {
    const wrong: PolkadotWrongAnswers['signature'] = state.get().wrong.signature
    if (wrong === 'empty') return new Uint8Array()
    const signer = wrong === 'otherAccount' ? createPolkadotAccount(bytesToHex(randomBytes(32))) : account
    const signature = signer.sign(bytes)
    return wrong === 'short' ? signature.subarray(0, 12) : signature
  }
  const answer = (signature: Uint8Array) => ({ id: ++lastId, signature: bytesToHex(signature) })

  const injected: InjectedPolkadot = {
    name: rdns,
    version: '1.0.0',
    accounts: {
      get: () => handle('accounts.get', [], async () => getAccounts()),
      subscribe(listener) {
        emitter.on('accounts', listener)
        listener(getAccounts())
        return () => emitter.removeListener('accounts', listener)
      },
    },
    signer: {
      signPayload: payload =>
        handle('signPayload', [payload], async ask => {
          const signer = requireSigner(payload.address)
          const bytes = encodeSignerPayload(payload)
          await ask()
          return answer(concatBytes(sr25519Kind, sign(signer, bytes)))
        }),
      signRaw: raw =>
        handle('signRaw', [raw], async ask => {
          const signer = requireSigner(raw.address)
          const data = readMessage(raw.data)
          await ask()
          return answer(sign(signer, state.get().wrong.signature === 'unwrapped' ? data : wrapMessage(data)))
        }),
    },
    metadata: { get: async () => [], provide: async () => true },
  }

  const control = createControls(engine, {
    getAddress: () => {
      const active = getActive()
      return active ? format(active) : ''
    },
    accountCount: held.length,
    connect: () => setConnected(true),
    disconnect(times) {
      for (let time = 0; time < times; time++) tellAccounts()
    },
    tellAccounts,
    tellChain: () => state.get().connected && tellAccounts(),
  })

  return {
    info: { name, rdns, icon, key: name.toLowerCase().replace(/\W+/g, '-') },
    injected: {
      version: '1.0.0',
      enable: origin =>
        handle('enable', [origin], async ask => {
          if (!state.get().connected) {
            await ask()
            setConnected(true)
          }
          return injected
        }),
    },
    control,
  }
}
