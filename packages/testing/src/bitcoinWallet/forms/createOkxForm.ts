import { hex } from '@scure/base'
import { asRecord } from '../../controls/asRecord.js'
import type { CreateBitcoinForm } from './BitcoinForm.js'
import { createUnisatProvider } from './createUnisatProvider.js'
import { readRecipient } from './readRecipients.js'

const places = {
  mainnet: 'bitcoin',
  testnet: 'bitcoinTestnet',
  signet: 'bitcoinSignet',
  regtest: 'bitcoin',
} as const

/** OKX: `window.okxwallet.bitcoin`, like Unisat with a few additional functions. */
export const createOkxForm: CreateBitcoinForm = kernel => {
  const { emitter, handle } = kernel.engine
  const { provider, tellAccounts, tellNetwork } = createUnisatProvider(kernel)

  function describeAccount() {
    const [shown] = kernel.getAddresses()
    if (!shown) return null
    const publicKey = hex.encode(shown.publicKey)
    return { address: shown.address, publicKey, compressedPublicKey: publicKey }
  }

  const okx = {
    ...provider,
    connect: () =>
      handle('connect', [], async ask => {
        await kernel.connect(ask)
        return describeAccount()
      }),
    send: (request: unknown) =>
      handle('send', [request], async ask => {
        const { to, value } = asRecord(request)
        // In bitcoins, as text.
        const paid = readRecipient(to, Math.round(Number(value) * 1e8))
        kernel.requireAddress()
        await ask()
        return { txhash: await kernel.send([paid]) }
      }),
    get selectedAccount() {
      return describeAccount()
    },
  }

  return {
    provider: okx,
    install(page) {
      // Global name of this form, shared with other families of the same wallet.
      const names = page as unknown as { okxwallet?: object }
      names.okxwallet = { ...names.okxwallet, [places[kernel.network]]: okx }
    },
    tellAccounts() {
      tellAccounts()
      emitter.emit('accountChanged', describeAccount())
    },
    tellNetwork,
    tellDisconnected() {
      tellAccounts()
      emitter.emit('disconnect', undefined)
    },
  }
}
