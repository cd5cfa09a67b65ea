import { callMethod, readProperty } from '@portico/core/adapter'
import { PorticoError, unauthorized } from '@portico/protocol'
import { hex } from '@scure/base'
import type { BitcoinWallet, ToldAddress } from './BitcoinWallet.js'
import { decodeSignature, decodeText, parseTold } from './parseTold.js'

const events = ['accountsChanged', 'networkChanged', 'disconnect']

/** UniSat and OKX, which implements the same interface: one address at a time, one method per request. */
export function createUnisatWallet(provider: object): BitcoinWallet {
  const call = (name: string, ...inputs: readonly unknown[]) => callMethod(provider, name, inputs)

  async function readAddress(answer: unknown): Promise<readonly ToldAddress[]> {
    const [told] = parseTold(Array.isArray(answer) ? answer.map(address => ({ address })) : answer)
    if (!told) return []
    const publicKey = await call('getPublicKey').catch(() => undefined)
    return parseTold([{ ...told, publicKey }])
  }

  /** These wallets sign with their selected account and take no address. */
  async function assertChosen(address: string): Promise<void> {
    const chosen = await call('getAccounts')
    if (!Array.isArray(chosen) || chosen[0] !== address) throw new PorticoError(unauthorized)
  }

  return {
    connect: async () => readAddress(await call('requestAccounts')),
    read: async () => readAddress(await call('getAccounts')),
    async disconnect() {
      // Older versions without this method are only forgotten by the page.
      if (readProperty(provider, 'disconnect')) await call('disconnect')
    },
    listen(onChange) {
      const each = (method: string) => {
        const change = readProperty(provider, method)
        if (typeof change === 'function') for (const event of events) change.call(provider, event, onChange)
      }
      each('on')
      return () => each('removeListener')
    },
    async signMessage({ address, message, protocol }) {
      await assertChosen(address)
      const type = protocol === 'bip322' ? 'bip322-simple' : 'ecdsa'
      return decodeSignature(await call('signMessage', message, type), 'signMessage')
    },
    async signPsbt({ psbt, inputs }) {
      const toSignInputs = inputs.map(({ index, address, sighashTypes }) => ({
        index,
        address,
        ...(sighashTypes && { sighashTypes }),
      }))
      const options = { autoFinalized: false, toSignInputs }
      return decodeText(await call('signPsbt', hex.encode(psbt), options), 'hex', 'signPsbt')
    },
    getTransfer({ address, recipient, amount, feeRate, memo }) {
      const options = { ...(feeRate !== undefined && { feeRate }), ...(memo !== undefined && { memo }) }
      return async () => {
        await assertChosen(address)
        return call('sendBitcoin', recipient, Number(amount), options)
      }
    },
  }
}
