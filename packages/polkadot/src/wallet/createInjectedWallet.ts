import { normaliseError, readProperty } from '@portico/core/adapter'
import { PorticoError, unsupportedMethod, walletFailed } from '@portico/protocol'
import type { PolkadotWallet } from './PolkadotWallet.js'
import { parseAccounts } from './parseAccounts.js'
import { parseSigned } from './parseSigned.js'

/** A wallet of `injectedWeb3`. What it answers is checked here, once. */
export function createInjectedWallet(provider: object, siteName: string): PolkadotWallet {
  /** What the wallet hands out to a page that it let in; asked for once, so that nobody is prompted twice. */
  let entered: Promise<unknown> | undefined

  async function call(place: unknown, method: string, ...parameters: readonly unknown[]): Promise<unknown> {
    const run = readProperty(place, method)
    if (typeof run !== 'function') throw new PorticoError(unsupportedMethod, { detail: method })
    try {
      return await run.apply(place, parameters)
    } catch (thrown) {
      throw normaliseError(thrown, method)
    }
  }

  async function enter(part: 'accounts' | 'signer'): Promise<unknown> {
    entered ??= call(provider, 'enable', siteName)
    try {
      return readProperty(await entered, part)
    } catch (error) {
      entered = undefined
      throw error
    }
  }

  return {
    async enable(network) {
      // The person may have removed the page since: ask anew.
      entered = undefined
      return parseAccounts(await call(await enter('accounts'), 'get'), network)
    },
    listen(network, onAccounts) {
      let listening = true
      let off: unknown
      const hear = (accounts: unknown) => {
        if (listening) onAccounts(parseAccounts(accounts, network))
      }
      enter('accounts')
        .then(accounts => call(accounts, 'subscribe', hear))
        .then(stop => {
          off = stop
          if (!listening && typeof off === 'function') off()
        })
        // A wallet that cannot tell still answers.
        .catch(() => undefined)
      return () => {
        listening = false
        if (typeof off === 'function') off()
      }
    },
    async signRaw(payload) {
      return parseSigned(await call(await requireSigner(), 'signRaw', payload))
    },
    async signPayload(payload) {
      return parseSigned(await call(await requireSigner(), 'signPayload', payload))
    },
  }

  async function requireSigner(): Promise<unknown> {
    const signer = await enter('signer')
    if (!signer) throw new PorticoError(walletFailed, { detail: 'It has no signer.' })
    return signer
  }
}
