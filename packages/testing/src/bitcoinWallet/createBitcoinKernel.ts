import { randomBytes } from '@noble/hashes/utils.js'
import { base64, hex } from '@scure/base'
import { p2wpkh, Transaction } from '@scure/btc-signer'
import { bytesToHex, type Hex } from 'viem'
import type { WalletEngine } from '../controls/createWalletEngine.js'
import { invalidParams, unauthorized } from '../evmWallet/providerRpcError.js'
import { type BitcoinNetworkName, bitcoinNetworks } from './bitcoinNetworks.js'
import {
  type BitcoinWrongAnswers,
  distortAddresses,
  distortList,
  distortTransactionId,
} from './bitcoinWrongAnswers.js'
import {
  type BitcoinAccount,
  type BitcoinAddress,
  createBitcoinAccount,
  type PaymentType,
} from './createBitcoinAccount.js'
import type { EsploraClient } from './createEsploraClient.js'
import { type Recipient, sendBitcoin } from './sendBitcoin.js'
import { signMessageBip322, signMessageEcdsa } from './signBitcoinMessage.js'
import { type InputChoice, readPsbt, signPsbt } from './signPsbt.js'

export type MessageProtocol = 'ECDSA' | 'BIP322'

export interface SignedPsbt {
  /** Bytes, unless a wrong response is configured. */
  readonly psbt: unknown
  readonly hex: unknown
  readonly base64: unknown
}

/** The common part of all Bitcoin wallet forms; a form adds the names that sites use. */
export interface BitcoinKernel {
  readonly engine: WalletEngine<BitcoinWrongAnswers>
  readonly network: BitcoinNetworkName
  readonly accountCount: number
  getActive(): BitcoinAccount
  /** What a connected site sees. */
  getAddresses(): readonly BitcoinAddress[]
  deliverList(list: readonly unknown[]): unknown
  /** Connects unless already connected. */
  connect(ask: () => Promise<void>): Promise<void>
  setConnected(connected: boolean): void
  /** One of the account's addresses. Default: the payment address. */
  requireAddress(address?: string): BitcoinAddress
  signMessage(
    address: BitcoinAddress,
    message: Uint8Array,
    protocol: MessageProtocol,
    typed?: boolean,
  ): Uint8Array
  signPsbt(psbt: Uint8Array, inputs?: readonly InputChoice[], finalize?: boolean): SignedPsbt
  broadcastPsbt(psbt: Uint8Array): Promise<unknown>
  send(recipients: readonly Recipient[], feeRate?: number, memo?: Uint8Array): Promise<unknown>
  getBalance(): Promise<{ confirmed: number; unconfirmed: number; total: number }>
}

export interface BitcoinKernelOptions {
  readonly engine: WalletEngine<BitcoinWrongAnswers>
  readonly keys: readonly [Hex, ...Hex[]]
  readonly paymentType: PaymentType
  readonly esplora: EsploraClient
  onConnectedChange(): void
}

export function createBitcoinKernel(options: BitcoinKernelOptions): BitcoinKernel {
  const { engine, keys, esplora } = options
  const { state } = engine
  const getWrong = () => state.get().wrong
  // The control accepts any text; an unknown network fails when addresses are derived.
  const getNetwork = () => state.get().chainId as BitcoinNetworkName

  const getActive = () =>
    createBitcoinAccount(keys[state.get().accountIndex] ?? keys[0], getNetwork(), options.paymentType)
  const listOwn = () => [getActive().payment, getActive().ordinals]

  function setConnected(connected: boolean): void {
    state.set({ connected })
    options.onConnectedChange()
  }

  function requireAddress(address?: string): BitcoinAddress {
    const found = listOwn().find(own => address === undefined || own.address === address)
    if (!state.get().connected || !found) throw unauthorized()
    return found
  }

  /** Another key behind the same type of address. */
  function getSigner(address: BitcoinAddress): BitcoinAddress {
    if (getWrong().signature !== 'otherAccount') return address
    const stranger = createBitcoinAccount(bytesToHex(randomBytes(32)), getNetwork(), options.paymentType)
    return stranger[address.purpose]
  }

  return {
    engine,
    get network() {
      return getNetwork()
    },
    accountCount: keys.length,
    getActive,
    getAddresses() {
      const { connected, locked, wrong } = state.get()
      return connected && !locked ? distortAddresses(listOwn(), wrong.accounts) : []
    },
    deliverList: list => distortList(list, getWrong().accounts),
    async connect(ask) {
      const { connected, locked } = state.get()
      if (!connected || locked) await ask()
      if (!state.get().connected) setConnected(true)
    },
    setConnected,
    requireAddress,
    signMessage(address, message, protocol, typed = true) {
      const { signature: wrong } = getWrong()
      if (wrong === 'empty') return new Uint8Array()
      const signer = getSigner(address)
      const signature =
        protocol === 'BIP322'
          ? signMessageBip322(signer, message)
          : signMessageEcdsa(signer, message, { typed })
      return wrong === 'short' ? signature.subarray(0, 12) : signature
    },
    signPsbt(psbt, inputs, finalize) {
      if (!state.get().connected) throw unauthorized()
      const { psbt: wrong } = getWrong()
      const asked = wrong === 'changed' ? redirect(psbt, getNetwork()) : psbt
      const signed = signPsbt(asked, { addresses: listOwn(), inputs, finalize }).toPSBT()
      return encodePsbt(wrong === 'unsigned' ? psbt : signed, wrong)
    },
    async broadcastPsbt(psbt) {
      const tx = readPsbt(psbt)
      if (!tx.isFinal) tx.finalize()
      return distortTransactionId(await esplora.broadcast(hex.encode(tx.extract())), getWrong().transactionId)
    },
    async send(recipients, feeRate, memo) {
      if (recipients.length === 0) throw invalidParams('Expected somebody to pay.')
      const from = requireAddress(getActive().payment.address)
      const txid = await sendBitcoin(esplora, { from, recipients, network: getNetwork(), feeRate, memo })
      return distortTransactionId(txid, getWrong().transactionId)
    },
    async getBalance() {
      const { confirmed, unconfirmed } = await esplora.getBalance(getActive().payment.address)
      return { confirmed, unconfirmed, total: confirmed + unconfirmed }
    },
  }
}

function encodePsbt(psbt: Uint8Array, wrong: BitcoinWrongAnswers['psbt']): SignedPsbt {
  if (wrong === 'empty') return { psbt: new Uint8Array(), hex: '', base64: '' }
  if (wrong === 'text') return { psbt: 'signed', hex: 'signed', base64: 'signed' }
  return { psbt, hex: hex.encode(psbt), base64: base64.encode(psbt) }
}

/** The same inputs, with the first output paid to another address. */
function redirect(psbt: Uint8Array, network: BitcoinNetworkName): Uint8Array {
  const asked = readPsbt(psbt)
  const changed = new Transaction({ allowUnknownOutputs: true, allowUnknownInputs: true })
  for (let index = 0; index < asked.inputsLength; index++) changed.addInput(asked.getInput(index))
  const { script: thief } = p2wpkh(
    createBitcoinAccount(bytesToHex(randomBytes(32)), network).payment.publicKey,
    bitcoinNetworks[network],
  )
  for (let index = 0; index < asked.outputsLength; index++) {
    const { script = thief, amount = 0n } = asked.getOutput(index)
    changed.addOutput({ script: index === 0 ? thief : script, amount })
  }
  return changed.toPSBT()
}
