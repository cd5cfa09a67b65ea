import { callMethod, readProperty } from '@portico/core/adapter'
import { PorticoError, walletFailed } from '@portico/protocol'
import type { PolkadotWallet } from './PolkadotWallet.js'
import { parseAccounts } from './parseAccounts.js'
import { parseSigned } from './parseSigned.js'

export function createInjectedWallet(provider: object, siteName: string): PolkadotWallet {
  /** The wallet's API for this page, requested once to avoid repeated prompts. */
  let entered: Promise<unknown> | undefined

  async function enter(part: 'accounts' | 'signer'): Promise<unknown> {
    entered ??= callMethod(provider, 'enable', [siteName])
    try {
      return readProperty(await entered, part)
    } catch (error) {
      entered = undefined
      throw error
    }
  }

  return {
    async enable(network) {
      // The visitor may have revoked access since.
      entered = undefined
      return parseAccounts(await callMethod(await enter('accounts'), 'get', []), network)
    },
    listen(network, onAccounts) {
      let listening = true
      let off: unknown
      const hear = (accounts: unknown) => {
        if (listening) onAccounts(parseAccounts(accounts, network))
      }
      enter('accounts')
        .then(accounts => callMethod(accounts, 'subscribe', [hear]))
        .then(stop => {
          off = stop
          if (!listening && typeof off === 'function') off()
        })
        // A wallet without subscriptions still answers requests.
        .catch(() => undefined)
      return () => {
        listening = false
        if (typeof off === 'function') off()
      }
    },
    async signRaw(payload) {
      return parseSigned(await callMethod(await requireSigner(), 'signRaw', [payload]))
    },
    async signPayload(payload) {
      return parseSigned(await callMethod(await requireSigner(), 'signPayload', [payload]))
    },
  }

  async function requireSigner(): Promise<unknown> {
    const signer = await enter('signer')
    if (!signer) throw new PorticoError(walletFailed, { detail: 'The wallet has no signer.' })
    return signer
  }
}
