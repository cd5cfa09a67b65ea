import { randomBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { bytesToHex, type Hex } from 'viem'
import { createControls, type EngineControls } from '../controls/createControls.js'
import { createWalletEngine, type EngineState } from '../controls/createWalletEngine.js'
import type { Approval } from '../controls/MockWalletControls.js'
import { callNode, fetchHttp, type MockWalletEnvironment } from '../controls/walletHttp.js'
import { mockWallets } from '../evmWallet/mockWallets.js'
import { alreadyPending, invalidParams, unauthorized, userRejected } from '../evmWallet/providerRpcError.js'
import { createStandardEvents } from '../standardWallet/createStandardEvents.js'
import type { StandardAccount, StandardWallet } from '../standardWallet/StandardWallet.js'
import { createSolanaAccount, type SolanaAccount } from './createSolanaAccount.js'
import { formatSignInMessage, type SignInInput } from './signInMessage.js'
import { signSolanaTransaction } from './signSolanaTransaction.js'
import { distortAccounts, type SolanaWrongAnswers } from './solanaWrongAnswers.js'

export type MockSolanaWalletOptions = {
  name?: string
  rdns?: string
  icon?: string
  /** Seeds of 32 bytes. */
  privateKeys?: readonly [Hex, ...Hex[]]
  /** The node that it sends transactions to. */
  url?: string
  /** Several nodes, by the Wallet Standard's names of their chains. */
  chains?: Readonly<Record<string, string>>
  approval?: Approval
  /** Accounts shown to a connected site: the active one, or all with the active one first. */
  exposes?: 'active' | 'all'
  /** What it can do beside connecting; everything when not given. */
  features?: readonly SolanaFeature[]
  supportedTransactionVersions?: readonly ('legacy' | 0)[]
  initialState?: Partial<EngineState<SolanaWrongAnswers>>
}

export type SolanaFeature =
  | 'solana:signMessage'
  | 'solana:signTransaction'
  | 'solana:signAndSendTransaction'
  | 'solana:signIn'

export type MockSolanaWalletControl = EngineControls<SolanaWrongAnswers>

export type MockSolanaWallet = {
  info: { name: string; rdns: string; icon: string }
  wallet: StandardWallet
  control: MockSolanaWalletControl
}

type MessageInput = { account: StandardAccount; message: Uint8Array }
type TransactionInput = {
  account: StandardAccount
  transaction: Uint8Array
  chain?: string
  options?: object
}

const localNode = 'http://127.0.0.1:8899'
const knownChains = ['solana:mainnet', 'solana:devnet', 'solana:testnet', 'solana:localnet']
const allFeatures: readonly SolanaFeature[] = [
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
  'solana:signIn',
]

/** A wallet of the Wallet Standard with real keys, which signs for real and misbehaves when told to. */
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

  /** The key of an account that the site names; only a connected site may use one. */
  function requireSigner(account: StandardAccount | undefined): SolanaAccount {
    const found = held.find(({ address }) => address === account?.address)
    if (!state.get().connected || !found) throw unauthorized()
    return found
  }

  /** Wrong signatures are made by somebody else or cut off. */
  function sign(account: SolanaAccount, bytes: Uint8Array): Uint8Array {
    const wrong: SolanaWrongAnswers['signature'] = state.get().wrong.signature
    if (wrong === 'empty') return new Uint8Array()
    if (wrong === 'otherAccount') return createSolanaAccount(bytesToHex(randomBytes(32))).sign(bytes)
    const signature = account.sign(bytes)
    return wrong === 'short' ? signature.subarray(0, 12) : signature
  }

  function signTransaction({ account, transaction }: TransactionInput) {
    if (!(transaction instanceof Uint8Array)) throw invalidParams('Expected the bytes of a transaction.')
    const signer = requireSigner(account)
    const { wrong } = state.get()
    return signSolanaTransaction(wrong.transaction === 'changed' ? flipLastBit(transaction) : transaction, [
      signer,
    ])
  }

  function distortTransaction(signed: Uint8Array, original: Uint8Array): unknown {
    const wrong: SolanaWrongAnswers['transaction'] = state.get().wrong.transaction
    if (wrong === 'unsigned') return original
    if (wrong === 'empty') return new Uint8Array()
    if (wrong === 'text') return base64.encode(signed)
    return signed
  }

  function deliver<Answer>(answers: readonly Answer[]): unknown {
    const wrong: SolanaWrongAnswers['results'] = state.get().wrong.results
    if (wrong === 'none') return []
    return wrong === 'null' ? null : answers
  }

  const signFeatures: Readonly<Record<SolanaFeature, object>> = {
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: (...inputs: MessageInput[]) =>
        handle('solana:signMessage', inputs, async ask => {
          const signers = inputs.map(({ account }) => requireSigner(account))
          await ask()
          return deliver(
            inputs.map(({ message }, index) => ({
              signedMessage: message,
              signature: sign(signers[index] ?? requireSigner(undefined), message),
              signatureType: 'ed25519',
            })),
          )
        }),
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: options.supportedTransactionVersions ?? ['legacy', 0],
      signTransaction: (...inputs: TransactionInput[]) =>
        handle('solana:signTransaction', inputs, async ask => {
          const signed = inputs.map(signTransaction)
          await ask()
          return deliver(
            signed.map(({ transaction }, index) => ({
              signedTransaction: distortTransaction(transaction, inputs[index]?.transaction ?? transaction),
            })),
          )
        }),
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: options.supportedTransactionVersions ?? ['legacy', 0],
      signAndSendTransaction: (...inputs: TransactionInput[]) =>
        handle('solana:signAndSendTransaction', inputs, async ask => {
          const signed = inputs.map(signTransaction)
          await ask()
          const answers = []
          for (const [index, { transaction, signature }] of signed.entries()) {
            await send(transaction, inputs[index])
            const { wrong } = state.get()
            answers.push({ signature: wrong.signature === 'short' ? signature.subarray(0, 12) : signature })
          }
          return deliver(answers)
        }),
    },
    'solana:signIn': {
      version: '1.0.0',
      signIn: (...inputs: SignInInput[]) =>
        handle('solana:signIn', inputs, async ask => {
          await ask()
          if (!state.get().connected) setConnected(true)
          const [account] = getAccounts()
          const signer = requireSigner(account)
          const wanted = inputs.length === 0 ? [{}] : inputs
          return deliver(
            wanted.map(input => {
              const text = formatSignInMessage(
                input,
                globalThis.location?.host ?? 'localhost',
                signer.address,
              )
              const signedMessage = new TextEncoder().encode(text)
              return {
                account,
                signedMessage,
                signature: sign(signer, signedMessage),
                signatureType: 'ed25519',
              }
            }),
          )
        }),
    },
  }

  async function send(transaction: Uint8Array, input: TransactionInput | undefined): Promise<void> {
    const node = urls[input?.chain ?? state.get().chainId]
    if (!node) throw invalidParams(`The wallet does not know the chain ${input?.chain}.`)
    const sendOptions = { encoding: 'base64', ...input?.options }
    await callNode(http, node, 'sendTransaction', [base64.encode(transaction), sendOptions])
  }

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
      ...Object.fromEntries(featureNames.map(feature => [feature, signFeatures[feature]])),
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

const flipLastBit = (bytes: Uint8Array) =>
  bytes.map((byte, index) => (index === bytes.length - 1 ? byte ^ 1 : byte))
