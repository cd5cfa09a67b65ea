import type { Network, WalletAccount } from '@portico/core'
import { callMethod, parseBytes, readProperty } from '@portico/core/adapter'
import {
  chainNotSupported,
  malformedAccounts,
  malformedAnswer,
  PorticoError,
  unauthorized,
} from '@portico/protocol'
import { decodeAddress, isSameBytes } from '../address.js'
import { getStandardChain } from './getStandardChain.js'
import type { SolanaWallet } from './SolanaWallet.js'

type Answers = readonly unknown[]

export function createStandardWallet(wallet: object): SolanaWallet {
  const getFeature = (name: string) => readProperty(readProperty(wallet, 'features'), name)

  const call = (feature: string, ...inputs: readonly unknown[]) =>
    callMethod(getFeature(feature), feature.slice(feature.indexOf(':') + 1), inputs, feature)

  async function callForEach(feature: string, inputs: readonly object[]): Promise<Answers> {
    const answers = await call(feature, ...inputs)
    if (!Array.isArray(answers) || answers.length !== inputs.length) {
      throw new PorticoError(malformedAnswer, { detail: feature })
    }
    return answers
  }

  /** The wallet's own account object, which requests must reference. */
  function findAccount(address: string): object {
    const accounts = readProperty(wallet, 'accounts')
    const found = Array.isArray(accounts)
      ? accounts.find(account => readProperty(account, 'address') === address)
      : undefined
    if (!found) throw new PorticoError(unauthorized)
    return found
  }

  function requireBytes(answer: unknown, name: string, feature: string): Uint8Array {
    const bytes = parseBytes(readProperty(answer, name))
    if (!bytes) throw new PorticoError(malformedAnswer, { detail: feature })
    return bytes
  }

  return {
    async connect({ silent }) {
      const answer = await call('standard:connect', ...(silent ? [{ silent }] : []))
      return parseStandardAccounts(readProperty(answer, 'accounts') ?? readProperty(wallet, 'accounts'))
    },
    async disconnect() {
      // Wallets without this feature are only forgotten by the page.
      if (getFeature('standard:disconnect')) await call('standard:disconnect')
    },
    assertServes(network) {
      const chains = readProperty(wallet, 'chains')
      if (!Array.isArray(chains) || !chains.includes(getStandardChain(network.caipNetworkId)))
        throw new PorticoError(chainNotSupported)
    },
    listen(onAccounts) {
      const on = readProperty(getFeature('standard:events'), 'on')
      if (typeof on !== 'function') return () => undefined
      let listening = true
      const off = on.call(getFeature('standard:events'), 'change', (change: unknown) => {
        const accounts = readProperty(change, 'accounts')
        if (listening && accounts !== undefined) onAccounts(parseStandardAccounts(accounts))
      })
      return () => {
        listening = false
        if (typeof off === 'function') off()
      }
    },
    async signMessage(address, message) {
      const feature = 'solana:signMessage'
      const [answer] = await callForEach(feature, [{ account: findAccount(address), message }])
      return requireBytes(answer, 'signature', feature)
    },
    async signTransactions({ address, network, transactions }) {
      const feature = 'solana:signTransaction'
      const shared = describe(address, network)
      const answers = await callForEach(
        feature,
        transactions.map(transaction => ({ ...shared, transaction })),
      )
      return answers.map(answer => requireBytes(answer, 'signedTransaction', feature))
    },
    signAndSend: getFeature('solana:signAndSendTransaction')
      ? async ({ address, network, transaction, ...options }) => {
          const feature = 'solana:signAndSendTransaction'
          const input = { ...describe(address, network), transaction, options }
          const [answer] = await callForEach(feature, [input])
          return requireBytes(answer, 'signature', feature)
        }
      : undefined,
  }

  function describe(address: string, network: Network) {
    return { account: findAccount(address), chain: getStandardChain(network.caipNetworkId) }
  }
}

const maximum = 100

function parseStandardAccounts(value: unknown): readonly WalletAccount[] {
  if (!Array.isArray(value)) throw new PorticoError(malformedAccounts)
  const accounts = new Map<string, WalletAccount>()
  for (const entry of value.slice(0, maximum)) {
    const chains = readProperty(entry, 'chains')
    const ofOthers = Array.isArray(chains) && !chains.some(chain => String(chain).startsWith('solana:'))
    if (ofOthers) continue
    const address = readProperty(entry, 'address')
    const bytes = decodeAddress(address)
    const publicKey = parseBytes(readProperty(entry, 'publicKey'))
    if (typeof address !== 'string' || !bytes) throw new PorticoError(malformedAccounts)
    if (publicKey && !isSameBytes(publicKey, bytes)) throw new PorticoError(malformedAccounts)
    accounts.set(address, { address })
  }
  return [...accounts.values()]
}
