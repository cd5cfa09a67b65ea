import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64, hex } from '@scure/base'
import { asRecord } from '../../controls/asRecord.js'
import { invalidParams, ProviderRpcError } from '../../evmWallet/providerRpcError.js'
import type { BitcoinKernel } from '../createBitcoinKernel.js'
import { readPsbtText } from '../readPsbtRequest.js'
import type { BitcoinFormRules, CreateBitcoinForm } from './BitcoinForm.js'
import { readRecipient, readRecipients } from './readRecipients.js'

type Params = Readonly<Record<string, unknown>>
type Method = (kernel: BitcoinKernel, params: Params, ask: () => Promise<void>) => Promise<unknown>

export const leatherRules: BitcoinFormRules = {
  prompting: ['getAddresses', 'signMessage', 'signPsbt', 'sendTransfer'],
  connecting: 'getAddresses',
}

const methods: Readonly<Record<string, Method>> = {
  async getAddresses(kernel, _, ask) {
    // This wallet prompts each time.
    if (kernel.engine.state.get().connected) await ask()
    await kernel.connect(ask)
    const list = kernel.getAddresses().map(({ address, type, publicKey, shownKey }) => ({
      symbol: 'BTC',
      type,
      address,
      publicKey: hex.encode(publicKey),
      ...(type === 'p2tr' && { tweakedPublicKey: hex.encode(shownKey) }),
      derivationPath: type === 'p2tr' ? "m/86'/0'/0'/0/0" : "m/84'/0'/0'/0/0",
    }))
    return { addresses: kernel.deliverList(list) }
  },
  async signMessage(kernel, { message, paymentType = 'p2wpkh' }, ask) {
    if (typeof message !== 'string') throw invalidParams('Expected a message.')
    const { payment, ordinals } = kernel.getActive()
    const { address } = paymentType === 'p2tr' ? ordinals : payment
    const signer = kernel.requireAddress(address)
    await ask()
    const signature = base64.encode(kernel.signMessage(signer, utf8ToBytes(message), 'BIP322'))
    return { signature, address, message }
  },
  async signPsbt(kernel, { hex: text, signAtIndex, broadcast }, ask) {
    const indexes = signAtIndex === undefined ? undefined : [signAtIndex].flat().map(Number)
    const signed = kernel.signPsbt(
      readPsbtText(text, 'hex'),
      indexes?.map(index => ({ index })),
    )
    await ask()
    if (!broadcast) return { hex: signed.hex }
    return { hex: signed.hex, txid: await kernel.broadcastPsbt(signed.psbt as Uint8Array) }
  },
  async sendTransfer(kernel, { recipients, address, amount }, ask) {
    const paid = recipients === undefined ? [readRecipient(address, amount)] : readRecipients(recipients)
    kernel.requireAddress()
    await ask()
    return { txid: await kernel.send(paid) }
  },
  getInfo: async () => ({ version: '6.0.0', supportedMethods: Object.keys(methods).map(name => ({ name })) }),
}

/** Leather: a single `request`, whose failures are thrown as whole responses. */
export const createLeatherForm: CreateBitcoinForm = kernel => {
  const { handle } = kernel.engine
  let lastId = 0
  const provider = {
    isLeather: true,
    async request(method: string, params?: unknown) {
      const respond = { jsonrpc: '2.0', id: `mock-${++lastId}` } as const
      try {
        const result = await handle(method, params === undefined ? [] : [params], async ask => {
          const act = Object.hasOwn(methods, method) ? methods[method] : undefined
          if (!act) throw new ProviderRpcError(-32601, `"${method}" is not supported`)
          return act(kernel, asRecord(params), ask)
        })
        return { ...respond, result }
      } catch (error) {
        if (!(error instanceof ProviderRpcError)) throw error
        throw { ...respond, error: { code: error.code, message: error.message } }
      }
    },
  }
  const quiet = () => {}
  return {
    provider,
    install(page) {
      // Global name of this form.
      Object.assign(page, { LeatherProvider: provider })
    },
    tellAccounts: quiet,
    tellNetwork: quiet,
    tellDisconnected: quiet,
  }
}
