import { callMethod, readProperty } from '@portico/core/adapter'
import { malformedAnswer, PorticoError, unsupportedOperation } from '@portico/protocol'
import { hex } from '@scure/base'
import { getNetworkName } from '../address/bitcoinNetworks.js'
import { parseAddress } from '../address/parseAddress.js'
import type { BitcoinWallet, ToldAddress } from './BitcoinWallet.js'
import { decodeSignature, decodeText, parseTold } from './parseTold.js'

/** One `request` method like sats-connect. It prompts whenever addresses are requested. */
export function createLeatherWallet(provider: object): BitcoinWallet {
  let known: readonly ToldAddress[] = []

  const ask = async (method: string, params?: object) =>
    readProperty(await callMethod(provider, 'request', [method, params], method), 'result')

  return {
    async connect() {
      const addresses = readProperty(await ask('getAddresses'), 'addresses')
      // It reports address types, from which roles are derived.
      known = parseTold(addresses)
      return known
    },
    // A request would prompt, so this returns what was granted since the page loaded.
    read: async () => known,
    async disconnect() {
      known = []
    },
    listen: () => () => undefined,
    protocol: 'bip322',
    async signMessage({ address, network, message, protocol }) {
      const method = 'signMessage'
      if (protocol !== 'bip322')
        throw new PorticoError(unsupportedOperation, {
          context: { operation: 'signMessage by ECDSA', namespace: 'bip122' },
        })
      const paymentType = parseAddress(address, network)?.kind
      const answer = await ask(method, { message, paymentType, network: getNetworkName(network) })
      if (readProperty(answer, 'address') !== address)
        throw new PorticoError(malformedAnswer, { detail: method })
      return decodeSignature(readProperty(answer, 'signature'), method)
    },
    async signPsbt({ psbt, inputs, network }) {
      const method = 'signPsbt'
      const allowedSighash = [...new Set(inputs.flatMap(({ sighashTypes = [] }) => sighashTypes))]
      const answer = await ask(method, {
        hex: hex.encode(psbt),
        signAtIndex: inputs.map(({ index }) => index),
        ...(allowedSighash.length > 0 && { allowedSighash }),
        network: getNetworkName(network),
        broadcast: false,
      })
      return decodeText(readProperty(answer, 'hex'), 'hex', method)
    },
    getTransfer({ recipient, amount, feeRate, memo, network }) {
      if (feeRate !== undefined || memo !== undefined) return undefined
      const recipients = [{ address: recipient, amount: String(amount) }]
      const params = { recipients, network: getNetworkName(network) }
      return async () => readProperty(await ask('sendTransfer', params), 'txid')
    },
  }
}
