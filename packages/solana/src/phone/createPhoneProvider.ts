import type { CaipNetworkId } from '@portico/core'
import {
  type ProviderCall,
  parseProviderCall,
  type RequestProvider,
  readProperty,
  type SolanaSendOptions,
  toRpcError,
} from '@portico/core/adapter'
import { invalidParams, notConnected, PorticoError, unsupportedMethod } from '@portico/protocol'
import { base58, base64 } from '@scure/base'
import type { PhoneChannel, PhoneSession } from './PhoneChannel.js'

export interface PhoneProviderParts {
  load(): Promise<PhoneChannel>
  getSession(): PhoneSession | undefined
  getNetwork(): CaipNetworkId
}

type Method = (channel: PhoneChannel, session: PhoneSession, params: unknown) => Promise<unknown>

/** The `solana_…` methods of remote wallets, over the channel of a phone. */
export function createPhoneProvider({ load, getSession, getNetwork }: PhoneProviderParts): RequestProvider {
  const describe = ({ addresses }: PhoneSession, params: unknown) => {
    const named = readProperty(params, 'pubkey')
    const address = named === undefined ? addresses[0] : addresses.find(known => known === named)
    if (address === undefined) throw new PorticoError(invalidParams, { detail: 'pubkey' })
    return { address, network: getNetwork() }
  }
  const listAccounts: Method = async (_, { addresses }) => addresses.map(pubkey => ({ pubkey }))

  const methods: Readonly<Record<string, Method>> = {
    solana_getAccounts: listAccounts,
    solana_requestAccounts: listAccounts,
    async solana_signMessage(channel, session, params) {
      const message = decode(base58, params, 'message')
      const signature = await channel.signMessage({ ...describe(session, params), message })
      return { signature: base58.encode(signature) }
    },
    async solana_signTransaction(channel, session, params) {
      const transactions = [decode(base64, params, 'transaction')]
      const [signed = new Uint8Array()] = await channel.signTransactions({
        ...describe(session, params),
        transactions,
      })
      return { transaction: base64.encode(signed) }
    },
    async solana_signAllTransactions(channel, session, params) {
      const given = readProperty(params, 'transactions')
      if (!Array.isArray(given)) throw new PorticoError(invalidParams, { detail: 'transactions' })
      const transactions = given.map((_, index) => decode(base64, given, String(index)))
      const signed = await channel.signTransactions({ ...describe(session, params), transactions })
      return { transactions: signed.map(bytes => base64.encode(bytes)) }
    },
    async solana_signAndSendTransaction(channel, session, params) {
      const method = 'solana_signAndSendTransaction'
      if (!channel.signAndSend) throw new PorticoError(unsupportedMethod, { detail: method })
      const transaction = decode(base64, params, 'transaction')
      const options = readProperty(params, 'sendOptions') as SolanaSendOptions | undefined // checked by the wallet
      const signature = await channel.signAndSend({
        ...describe(session, params),
        transaction,
        options: options ?? {},
      })
      return { signature: base58.encode(signature) }
    },
  }

  async function answer({ method, params }: ProviderCall): Promise<unknown> {
    const run = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!run) throw new PorticoError(unsupportedMethod, { detail: method })
    const channel = await load()
    const session = getSession()
    if (!session) throw new PorticoError(notConnected)
    return run(channel, session, params)
  }

  return {
    async request(call) {
      parseProviderCall(call)
      try {
        return await answer(call)
      } catch (error) {
        throw toRpcError(error)
      }
    },
  }
}

function decode(coder: { decode(text: string): Uint8Array }, params: unknown, name: string): Uint8Array {
  try {
    const text = readProperty(params, name)
    if (typeof text === 'string') return coder.decode(text)
  } catch {
    // Reported below like a value of another type.
  }
  throw new PorticoError(invalidParams, { detail: name })
}
