import { randomBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { bytesToHex } from 'viem'
import type { WalletEngine } from '../controls/createWalletEngine.js'
import { callNode, type WalletHttp } from '../controls/walletHttp.js'
import { invalidParams } from '../evmWallet/providerRpcError.js'
import type { StandardAccount } from '../standardWallet/StandardWallet.js'
import { createSolanaAccount, type SolanaAccount } from './createSolanaAccount.js'
import { formatSignInMessage, type SignInInput } from './signInMessage.js'
import { signSolanaTransaction } from './signSolanaTransaction.js'
import type { SolanaWrongAnswers } from './solanaWrongAnswers.js'

export type SolanaFeature =
  | 'solana:signMessage'
  | 'solana:signTransaction'
  | 'solana:signAndSendTransaction'
  | 'solana:signIn'

export interface SolanaKernel {
  readonly engine: WalletEngine<SolanaWrongAnswers>
  readonly http: WalletHttp
  readonly supportedTransactionVersions: readonly ('legacy' | 0)[]
  /** The node of a chain, by its Wallet Standard name. Default: the current chain. */
  findNode(chain: string | undefined): string
  /** The key of an account named by the site; only a connected site may use one. */
  requireSigner(account: StandardAccount | undefined): SolanaAccount
  /** Connects if needed, and returns the first visible account. */
  enter(): StandardAccount | undefined
}

type MessageInput = { account: StandardAccount; message: Uint8Array }
type TransactionInput = {
  account: StandardAccount
  transaction: Uint8Array
  chain?: string
  options?: object
}

/** Features besides connecting, each wrong as configured. */
export function createSolanaFeatures(kernel: SolanaKernel): Readonly<Record<SolanaFeature, object>> {
  const { requireSigner, supportedTransactionVersions } = kernel
  const { handle, state } = kernel.engine
  const getWrong = () => state.get().wrong

  function sign(account: SolanaAccount, bytes: Uint8Array): Uint8Array {
    const { signature: wrong } = getWrong()
    if (wrong === 'empty') return new Uint8Array()
    const signer = wrong === 'otherAccount' ? createSolanaAccount(bytesToHex(randomBytes(32))) : account
    const signature = signer.sign(bytes)
    return wrong === 'short' ? cut(signature) : signature
  }

  function signTransaction({ account, transaction }: TransactionInput) {
    if (!(transaction instanceof Uint8Array)) throw invalidParams('Expected the bytes of a transaction.')
    const asked = getWrong().transaction === 'changed' ? flipLastBit(transaction) : transaction
    return { ...signSolanaTransaction(asked, [requireSigner(account)]), original: transaction }
  }

  async function send(transaction: Uint8Array, { chain, options }: TransactionInput): Promise<void> {
    const params = [base64.encode(transaction), { encoding: 'base64', ...options }]
    await callNode(kernel.http, kernel.findNode(chain), 'sendTransaction', params)
  }

  function deliver<Answer>(answers: readonly Answer[]): unknown {
    const { results: wrong } = getWrong()
    if (wrong === 'none') return []
    return wrong === 'null' ? null : answers
  }

  return {
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: (...inputs: MessageInput[]) =>
        handle('solana:signMessage', inputs, async ask => {
          const asked = inputs.map(({ account, message }) => ({ signer: requireSigner(account), message }))
          await ask()
          return deliver(
            asked.map(({ signer, message }) => ({
              signedMessage: message,
              signature: sign(signer, message),
              signatureType: 'ed25519',
            })),
          )
        }),
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signTransaction: (...inputs: TransactionInput[]) =>
        handle('solana:signTransaction', inputs, async ask => {
          const signed = inputs.map(signTransaction)
          await ask()
          return deliver(
            signed.map(({ transaction, original }) => ({
              signedTransaction: distortTransaction(transaction, original, getWrong().transaction),
            })),
          )
        }),
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signAndSendTransaction: (...inputs: TransactionInput[]) =>
        handle('solana:signAndSendTransaction', inputs, async ask => {
          const signed = inputs.map(input => ({ input, ...signTransaction(input) }))
          await ask()
          for (const { input, transaction } of signed) await send(transaction, input)
          const isShort = getWrong().signature === 'short'
          return deliver(signed.map(({ signature }) => ({ signature: isShort ? cut(signature) : signature })))
        }),
    },
    'solana:signIn': {
      version: '1.0.0',
      signIn: (...inputs: SignInInput[]) =>
        handle('solana:signIn', inputs, async ask => {
          await ask()
          const account = kernel.enter()
          const signer = requireSigner(account)
          const site = globalThis.location?.host ?? 'localhost'
          return deliver(
            (inputs.length === 0 ? [{}] : inputs).map(input => {
              const text = formatSignInMessage(input, site, signer.address)
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
}

const cut = (signature: Uint8Array) => signature.subarray(0, 12)

const flipLastBit = (bytes: Uint8Array) =>
  bytes.map((byte, index) => (index === bytes.length - 1 ? byte ^ 1 : byte))

function distortTransaction(
  signed: Uint8Array,
  original: Uint8Array,
  wrong: SolanaWrongAnswers['transaction'],
): unknown {
  if (wrong === 'unsigned') return original
  if (wrong === 'empty') return new Uint8Array()
  return wrong === 'text' ? base64.encode(signed) : signed
}
