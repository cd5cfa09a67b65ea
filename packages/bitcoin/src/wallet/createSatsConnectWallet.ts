import { callMethod, normaliseError, readProperty } from '@portico/core/adapter'
import {
  isPorticoError,
  malformedAnswer,
  methodNotFound,
  PorticoError,
  unauthorized,
  unsupportedMethod,
} from '@portico/protocol'
import { base64 } from '@scure/base'
import type { BitcoinWallet, InputToSign } from './BitcoinWallet.js'
import { decodeSignature, decodeText, parseTold } from './parseTold.js'

/** Error codes of sats-connect that conflict with JSON-RPC and EIP-1193. */
const codes: Readonly<Record<string, number>> = { '-32000': 4001, '-32001': 4200, '-32002': 4100 }
const purposes = ['payment', 'ordinals']
const events = ['accountChange', 'networkChange', 'accountDisconnected', 'disconnect']

/** Xverse and other sats-connect wallets: one `request` method, which resolves with errors too. */
export function createSatsConnectWallet(provider: object): BitcoinWallet {
  async function ask(method: string, params?: object): Promise<unknown> {
    const answer = await callMethod(provider, 'request', [method, params], method)
    const error = readProperty(answer, 'error')
    if (error !== undefined && error !== null) {
      const code = readProperty(error, 'code')
      const message = readProperty(error, 'message')
      throw normaliseError({ code: codes[String(code)] ?? code, message }, method)
    }
    return readProperty(answer, 'result')
  }

  return {
    async connect() {
      try {
        const answer = await ask('wallet_connect', { addresses: purposes })
        return parseTold(readProperty(answer, 'addresses'))
      } catch (error) {
        if (!isPorticoError(error, methodNotFound) && !isPorticoError(error, unsupportedMethod)) throw error
        // The method of older wallets.
        return parseTold(await ask('getAccounts', { purposes }))
      }
    },
    async read() {
      try {
        return parseTold(readProperty(await ask('wallet_getAccount'), 'addresses'))
      } catch (error) {
        const none = [unauthorized, methodNotFound, unsupportedMethod]
        if (none.some(entry => isPorticoError(error, entry))) return []
        throw error
      }
    },
    async disconnect() {
      await ask('wallet_disconnect')
    },
    listen(onChange) {
      const add = readProperty(provider, 'addListener')
      if (typeof add !== 'function') return () => undefined
      const offs: unknown[] = events.map(event => add.call(provider, event, onChange))
      return () => {
        for (const off of offs) if (typeof off === 'function') off()
      }
    },
    async signMessage({ address, message, protocol }) {
      const method = 'signMessage'
      const answer = await ask(method, { address, message, protocol: protocol.toUpperCase() })
      if (readProperty(answer, 'address') !== address)
        throw new PorticoError(malformedAnswer, { detail: method })
      return decodeSignature(readProperty(answer, 'signature'), method)
    },
    async signPsbt({ psbt, inputs }) {
      const method = 'signPsbt'
      const allowed = inputs.flatMap(({ sighashTypes = [] }) => sighashTypes)
      const answer = await ask(method, {
        psbt: base64.encode(psbt),
        signInputs: groupByAddress(inputs),
        ...(allowed[0] !== undefined && { allowedSignHash: allowed[0] }),
        broadcast: false,
      })
      return decodeText(readProperty(answer, 'psbt'), 'base64', method)
    },
    getTransfer({ recipient, amount, feeRate, memo }) {
      if (feeRate !== undefined || memo !== undefined) return undefined
      const recipients = [{ address: recipient, amount: Number(amount) }]
      return async () => readProperty(await ask('sendTransfer', { recipients }), 'txid')
    },
  }
}

function groupByAddress(inputs: readonly InputToSign[]): Readonly<Record<string, readonly number[]>> {
  const groups = new Map<string, number[]>()
  for (const { address, index } of inputs) groups.set(address, [...(groups.get(address) ?? []), index])
  return Object.fromEntries(groups)
}
