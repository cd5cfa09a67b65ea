import { createStandardEvents } from '../../standardWallet/createStandardEvents.js'
import {
  registerStandardWallet,
  type StandardAccount,
  type StandardWallet,
} from '../../standardWallet/StandardWallet.js'
import type { BitcoinKernel } from '../createBitcoinKernel.js'
import type { InputChoice } from '../signPsbt.js'
import type { BitcoinFormRules, CreateBitcoinForm } from './BitcoinForm.js'

type Purpose = 'payment' | 'ordinals'
type MessageInput = { account: StandardAccount; message: Uint8Array }
type PsbtInput = {
  psbt: Uint8Array
  inputsToSign: readonly {
    account: StandardAccount
    signingIndexes: readonly number[]
    sigHash?: SigHashName
  }[]
  chain?: string
}
type SigHashName = keyof typeof sigHashes

const sigHashes = {
  ALL: 0x01,
  NONE: 0x02,
  SINGLE: 0x03,
  'ALL|ANYONECANPAY': 0x81,
  'NONE|ANYONECANPAY': 0x82,
  'SINGLE|ANYONECANPAY': 0x83,
} as const

const signFeatures = ['bitcoin:signMessage', 'bitcoin:signTransaction', 'bitcoin:signAndSendTransaction']

export const standardRules: BitcoinFormRules = {
  prompting: ['bitcoin:connect', ...signFeatures],
  connecting: 'bitcoin:connect',
}

/** A Wallet Standard wallet with the Bitcoin features. */
export const createStandardForm: CreateBitcoinForm = (kernel, { name, icon }) => {
  const { emitter, handle } = kernel.engine
  const getChains = () => [`bitcoin:${kernel.network}`]
  let wanted: readonly Purpose[] = ['payment', 'ordinals']

  function getAccounts(): readonly StandardAccount[] {
    const shown = kernel.getAddresses().filter(({ purpose }) => wanted.includes(purpose))
    const accounts = shown.map(({ address, shownKey, purpose, type }) =>
      Object.freeze({
        address,
        publicKey: shownKey,
        chains: getChains(),
        features: signFeatures,
        label: `${name} ${purpose}`,
        purpose,
        addressType: type,
      }),
    )
    // Wrong on purpose if configured; the type is what sites expect.
    return kernel.deliverList(accounts) as readonly StandardAccount[]
  }
  const tellAccounts = () => emitter.emit('change', { accounts: getAccounts() })

  const connect = ({ purposes, silent }: { purposes?: readonly Purpose[]; silent?: boolean } = {}) =>
    handle('bitcoin:connect', [{ purposes, silent }], async ask => {
      if (purposes) wanted = purposes
      if (!silent) await kernel.connect(ask)
      return { accounts: getAccounts() }
    })
  const disconnect = () => handle('bitcoin:disconnect', [], async () => kernel.setConnected(false))

  const wallet: StandardWallet = {
    version: '1.0.0',
    name,
    icon,
    get chains() {
      return getChains()
    },
    features: {
      'standard:connect': { version: '1.0.0', connect },
      'standard:disconnect': { version: '1.0.0', disconnect },
      'standard:events': createStandardEvents(emitter),
      'bitcoin:connect': { version: '1.0.0', connect },
      'bitcoin:disconnect': { version: '1.0.0', disconnect },
      'bitcoin:events': createStandardEvents(emitter),
      'bitcoin:signMessage': {
        version: '1.0.0',
        signMessage: (...inputs: MessageInput[]) =>
          handle('bitcoin:signMessage', inputs, async ask => {
            const addresses = inputs.map(({ account }) => kernel.requireAddress(account.address))
            await ask()
            return inputs.map(({ message }, index) => ({
              signedMessage: message,
              signature: kernel.signMessage(addresses[index] ?? kernel.requireAddress(), message, 'BIP322'),
            }))
          }),
      },
      'bitcoin:signTransaction': {
        version: '1.0.0',
        signTransaction: (...inputs: PsbtInput[]) =>
          handle('bitcoin:signTransaction', inputs, async ask => {
            const signed = inputs.map(input => sign(kernel, input))
            await ask()
            return signed.map(({ psbt }) => ({ signedPsbt: psbt }))
          }),
      },
      'bitcoin:signAndSendTransaction': {
        version: '1.0.0',
        signAndSendTransaction: (...inputs: PsbtInput[]) =>
          handle('bitcoin:signAndSendTransaction', inputs, async ask => {
            const signed = inputs.map(input => sign(kernel, input))
            await ask()
            return Promise.all(
              signed.map(async ({ psbt }) => ({ txId: await kernel.broadcastPsbt(psbt as Uint8Array) })),
            )
          }),
      },
    },
    get accounts() {
      return getAccounts()
    },
  }

  return {
    provider: wallet,
    install: page => registerStandardWallet(wallet, page),
    tellAccounts,
    tellNetwork: tellAccounts,
    tellDisconnected: tellAccounts,
  }
}

function sign(kernel: BitcoinKernel, { psbt, inputsToSign }: PsbtInput) {
  const inputs = inputsToSign.flatMap(({ account, signingIndexes, sigHash }) =>
    signingIndexes.map(
      (index): InputChoice => ({
        index,
        address: account.address,
        sigHash: sigHash && sigHashes[sigHash],
      }),
    ),
  )
  return kernel.signPsbt(psbt, inputs)
}
