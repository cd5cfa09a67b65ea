import { callMethod, parseBytes, readProperty } from '@portico/core/adapter'
import { malformedAnswer, PorticoError, unauthorized, unsupportedOperation } from '@portico/protocol'
import { getNetworkName } from '../address/bitcoinNetworks.js'
import type { BitcoinWallet, InputToSign } from './BitcoinWallet.js'
import { parseTold } from './parseTold.js'

const sigHashNames: Readonly<Record<number, string>> = {
  1: 'ALL',
  2: 'NONE',
  3: 'SINGLE',
  129: 'ALL|ANYONECANPAY',
  130: 'NONE|ANYONECANPAY',
  131: 'SINGLE|ANYONECANPAY',
}

export function createStandardWallet(wallet: object): BitcoinWallet {
  const getFeature = (name: string) => readProperty(readProperty(wallet, 'features'), name)
  const call = (feature: string, ...inputs: readonly unknown[]) =>
    callMethod(getFeature(feature), feature.slice(feature.indexOf(':') + 1), inputs, feature)

  function listAccounts(answer?: unknown): unknown {
    const accounts = readProperty(answer, 'accounts') ?? readProperty(wallet, 'accounts')
    return Array.isArray(accounts) ? accounts.filter(isOfBitcoin) : accounts
  }

  /** The wallet's own account object, which requests must reference. */
  function findAccount(address: string): object {
    const accounts = listAccounts()
    const found = Array.isArray(accounts)
      ? accounts.find(account => readProperty(account, 'address') === address)
      : undefined
    if (!found) throw new PorticoError(unauthorized)
    return found
  }

  async function ask(feature: string, input: object, name: string): Promise<Uint8Array> {
    const answers = await call(feature, input)
    const bytes = parseBytes(readProperty(Array.isArray(answers) ? answers[0] : undefined, name))
    if (!bytes || bytes.length === 0) throw new PorticoError(malformedAnswer, { detail: feature })
    return bytes
  }

  const describeInput = ({ address, index, sighashTypes }: InputToSign) => ({
    account: findAccount(address),
    signingIndexes: [index],
    ...(sighashTypes && { sigHash: getSigHashName(sighashTypes) }),
  })

  return {
    async connect() {
      const answer = getFeature('bitcoin:connect')
        ? await call('bitcoin:connect', { purposes: ['payment', 'ordinals'] })
        : await call('standard:connect')
      return parseTold(listAccounts(answer))
    },
    async read() {
      const answer = getFeature('standard:connect') && (await call('standard:connect', { silent: true }))
      return parseTold(listAccounts(answer))
    },
    async disconnect() {
      const feature = ['bitcoin:disconnect', 'standard:disconnect'].find(getFeature)
      // Wallets without this feature are only forgotten by the page.
      if (feature) await call(feature)
    },
    listen(onChange) {
      const events = getFeature('standard:events') ?? getFeature('bitcoin:events')
      const on = readProperty(events, 'on')
      const off = typeof on === 'function' ? on.call(events, 'change', onChange) : undefined
      return () => {
        if (typeof off === 'function') off()
      }
    },
    signMessage: ({ address, message }) =>
      ask(
        'bitcoin:signMessage',
        { account: findAccount(address), message: new TextEncoder().encode(message) },
        'signature',
      ),
    signPsbt: ({ psbt, inputs, network }) =>
      ask(
        'bitcoin:signTransaction',
        { psbt, inputsToSign: inputs.map(describeInput), chain: `bitcoin:${getNetworkName(network)}` },
        'signedPsbt',
      ),
  }
}

function isOfBitcoin(account: unknown): boolean {
  const chains = readProperty(account, 'chains')
  return !Array.isArray(chains) || chains.some(chain => String(chain).startsWith('bitcoin:'))
}

function getSigHashName([type, ...others]: readonly number[]): string {
  const name = type === undefined || others.length > 0 ? undefined : sigHashNames[type]
  if (!name)
    throw new PorticoError(unsupportedOperation, {
      context: { operation: 'signPsbt with these types of signature hashes', namespace: 'bip122' },
    })
  return name
}
