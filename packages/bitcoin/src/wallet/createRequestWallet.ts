import { askProvider, type RequestProvider, readProperty } from '@portico/core/adapter'
import { malformedAnswer, PorticoError } from '@portico/protocol'
import { base64 } from '@scure/base'
import type { BitcoinWallet } from './BitcoinWallet.js'
import { decodeSignature, decodeText } from './decodeText.js'
import { parseTold } from './parseTold.js'

/** A wallet on another device. Its source tells its accounts and what it does on its own. */
export function createRequestWallet(provider: RequestProvider, account: string): BitcoinWallet {
  const ask = (method: string, params: object) => askProvider(provider, method, params)

  const read = async () => parseTold(await ask('getAccountAddresses', { account }), 'intention')

  return {
    connect: read,
    read,
    async disconnect() {},
    listen: () => () => undefined,
    async signMessage({ address, message, protocol }) {
      const method = 'signMessage'
      const answer = await ask(method, { account, address, message, protocol })
      if ((readProperty(answer, 'address') ?? address) !== address)
        throw new PorticoError(malformedAnswer, { detail: method })
      const signature = readProperty(answer, 'signature')
      // Wallets write it in either way.
      const isHex = typeof signature === 'string' && /^(?:[0-9a-f]{2})+$/i.test(signature)
      return isHex ? decodeText(signature.toLowerCase(), 'hex', method) : decodeSignature(signature, method)
    },
    async signPsbt({ psbt, inputs }) {
      const method = 'signPsbt'
      const answer = await ask(method, {
        account,
        psbt: base64.encode(psbt),
        signInputs: inputs,
        broadcast: false,
      })
      return decodeText(readProperty(answer, 'psbt'), 'base64', method)
    },
    getTransfer({ recipient, amount, feeRate, memo }) {
      if (feeRate !== undefined) return undefined
      const params = {
        account,
        recipientAddress: recipient,
        amount: String(amount),
        ...(memo !== undefined && { memo }),
      }
      return async () => readProperty(await ask('sendTransfer', params), 'txid')
    },
  }
}
