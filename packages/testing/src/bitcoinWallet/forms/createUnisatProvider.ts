import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64, hex } from '@scure/base'
import { asRecord } from '../../controls/asRecord.js'
import type { Listener } from '../../evmWallet/createEmitter.js'
import { invalidParams } from '../../evmWallet/providerRpcError.js'
import type { BitcoinKernel } from '../createBitcoinKernel.js'
import { readInputChoices, readPsbtText } from '../readPsbtRequest.js'
import type { BitcoinFormRules } from './BitcoinForm.js'
import { readRecipient } from './readRecipients.js'

export const unisatRules: BitcoinFormRules = {
  prompting: ['requestAccounts', 'connect', 'signMessage', 'signPsbt', 'signPsbts', 'sendBitcoin', 'send'],
  connecting: 'requestAccounts',
}

const networkNames = {
  mainnet: 'livenet',
  testnet: 'testnet',
  signet: 'signet',
  regtest: 'regtest',
} as const

/** The common part of Unisat and OKX: one address at a time, one function per request. */
export function createUnisatProvider(kernel: BitcoinKernel) {
  const { emitter, handle } = kernel.engine
  const listAddresses = () =>
    kernel.deliverList(
      kernel
        .getAddresses()
        .slice(0, 1)
        .map(({ address }) => address),
    )
  const getPublicKey = () => hex.encode(kernel.requireAddress().publicKey)

  function sign(text: unknown, options: unknown) {
    const { autoFinalized = true, toSignInputs } = asRecord(options)
    return kernel.signPsbt(readPsbtText(text, 'hex'), readInputChoices(toSignInputs), autoFinalized === true)
  }

  const provider = {
    requestAccounts: () =>
      handle('requestAccounts', [], async ask => {
        await kernel.connect(ask)
        return listAddresses()
      }),
    getAccounts: () => handle('getAccounts', [], async () => listAddresses()),
    getPublicKey: () => handle('getPublicKey', [], async () => getPublicKey()),
    getNetwork: () => handle('getNetwork', [], async () => networkNames[kernel.network]),
    getBalance: () =>
      handle('getBalance', [], async () => {
        kernel.requireAddress()
        return kernel.getBalance()
      }),
    signMessage: (message: string, type: unknown = 'ecdsa') =>
      handle('signMessage', [message, type], async ask => {
        if (typeof message !== 'string') throw invalidParams('Expected a message.')
        const signer = kernel.requireAddress()
        await ask()
        const protocol = type === 'bip322-simple' ? 'BIP322' : 'ECDSA'
        return base64.encode(kernel.signMessage(signer, utf8ToBytes(message), protocol, false))
      }),
    signPsbt: (text: unknown, options?: unknown) =>
      handle('signPsbt', [text, options], async ask => {
        const signed = sign(text, options)
        await ask()
        return signed.hex
      }),
    signPsbts: (texts: readonly unknown[], options?: readonly unknown[]) =>
      handle('signPsbts', [texts, options], async ask => {
        const signed = texts.map((text, index) => sign(text, options?.[index]))
        await ask()
        return signed.map(({ hex: signedHex }) => signedHex)
      }),
    pushPsbt: (text: unknown) =>
      handle('pushPsbt', [text], async () => kernel.broadcastPsbt(readPsbtText(text, 'hex'))),
    sendBitcoin: (address: unknown, satoshis: unknown, options?: unknown) =>
      handle('sendBitcoin', [address, satoshis, options], async ask => {
        const paid = readRecipient(address, satoshis)
        const { feeRate, memo } = asRecord(options)
        kernel.requireAddress()
        await ask()
        const data = typeof memo === 'string' ? utf8ToBytes(memo) : undefined
        return kernel.send([paid], typeof feeRate === 'number' ? feeRate : undefined, data)
      }),
    disconnect: () => handle('disconnect', [], async () => kernel.setConnected(false)),
    on: (event: string, listener: Listener) => emitter.on(event, listener),
    removeListener: (event: string, listener: Listener) => emitter.removeListener(event, listener),
  }
  return {
    provider,
    listAddresses,
    tellAccounts: () => emitter.emit('accountsChanged', listAddresses()),
    tellNetwork: () => emitter.emit('networkChanged', networkNames[kernel.network]),
  }
}
