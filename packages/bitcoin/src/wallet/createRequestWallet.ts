import { askProvider, type RequestProvider, readProperty } from '@portico/core/adapter'
import { malformedAnswer, PorticoError } from '@portico/protocol'
import { base64, hex } from '@scure/base'
import type { BitcoinWallet } from './BitcoinWallet.js'
import { decodeSignature, decodeText, parseTold } from './parseTold.js'

const longestMemo = 80

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
      // Wallets use either hex or base64.
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
      const written = memo === undefined ? undefined : new TextEncoder().encode(memo)
      if (feeRate !== undefined || (written && written.length > longestMemo)) return undefined
      const params = {
        account,
        recipientAddress: recipient,
        amount: String(amount),
        ...(written && { memo: hex.encode(written) }),
      }
      return async () => readProperty(await ask('sendTransfer', params), 'txid')
    },
  }
}
