import type { CaipNetworkId } from '@portico/core'
import { parseIcon, parseJson, readProperty, type SourceContext } from '@portico/core/adapter'
import {
  isPorticoError,
  malformedAccounts,
  malformedAnswer,
  notConnected,
  PorticoError,
  requestAborted,
  unauthorized,
  userRejected,
  walletTimeout,
} from '@portico/protocol'
import { base58, base64 } from '@scure/base'
import { decodeAddress } from '../address.js'
import { createKeeper } from '../phone/createKeeper.js'
import type { PhoneNews } from '../phone/createPhoneSource.js'
import { isTapped, openApp } from '../phone/openApp.js'
import type { PhoneChannel, PhoneSession } from '../phone/PhoneChannel.js'
import { signatureLength } from '../transaction/readTransaction.js'
import { getStandardChain } from '../wallet/getStandardChain.js'
import { associateLocally, associateRemotely } from './associate.js'
import { toMwaError } from './mwaErrors.js'
import type { WalletSession, WebSocketConstructor } from './openSession.js'

export interface MwaRemote {
  /** The host of a reflector, which passes encrypted messages on. */
  readonly reflector: string
  /** Shows the link as a QR code until the returned function is called. */
  show(link: string): () => void
}

export interface MwaChannelParts {
  readonly id: string
  readonly name: string
  readonly WebSocket: WebSocketConstructor
  readonly remote?: MwaRemote | undefined
}

/** What a wallet has granted, and the token by which it recognises the site. */
interface Authorization extends PhoneSession {
  readonly token: string
  /** Where this wallet wants to be opened from now on. */
  readonly base?: string | undefined
}

/** Times that the specification names. */
const startPatience = 30_000
/** A browser that has opened an app is left within this time. */
const leavePatience = 3_000
/** While the link waits for the visitor's tap or scan. */
const tapPatience = 300_000

export async function createMwaChannel(
  { environment, metadata, getNetworks }: SourceContext,
  { id, name, WebSocket, remote }: MwaChannelParts,
  news: PhoneNews,
): Promise<PhoneChannel> {
  const { storage } = environment
  const key = `@portico/solana/${id}/session`
  const keeper = await createKeeper(environment)
  let current = await readStored()
  let cancelLast = () => {}

  async function readStored(): Promise<Authorization | undefined> {
    const text = await keeper.decrypt(storage?.getItem(key) ?? '')
    const stored = text ? parseJson(text) : undefined
    // Only this code can have encrypted it.
    return stored ? (stored as Authorization) : undefined
  }

  async function keep(authorization: Authorization): Promise<Authorization> {
    current = authorization
    storage?.setItem(key, await keeper.encrypt(JSON.stringify(authorization)))
    return authorization
  }

  function forget(): void {
    current = undefined
    storage?.removeItem(key)
  }

  /** Opens a wallet, and closes the session afterwards: the wallet then returns to the page. */
  async function withWallet<T>(
    work: (session: WalletSession) => Promise<T>,
    { signal, base }: { readonly signal?: AbortSignal | undefined; readonly base?: string | undefined },
  ): Promise<T> {
    const controller = new AbortController()
    const stopBy = (error: () => PorticoError) => () => controller.abort(error())
    const abort = stopBy(() => new PorticoError(requestAborted, { cause: signal?.reason }))
    if (signal?.aborted) throw new PorticoError(requestAborted)
    signal?.addEventListener('abort', abort, { once: true })
    cancelLast = stopBy(() => new PorticoError(userRejected))
    const expire = stopBy(() => new PorticoError(walletTimeout))
    const isOpened = !remote && isTapped(environment)
    const timers = [environment.setTimeout(expire, isOpened ? startPatience : tapPatience)]
    let hide = () => {}
    const stopWatching = isOpened ? watchLeaving(expire) : () => {}
    const open = (link: string) => {
      if (remote) hide = remote.show(link)
      else if (isOpened) openApp(environment, link)
      else hide = news.offer(link)
    }
    const settleTimers = () => {
      for (const timer of timers) environment.clearTimeout(timer)
      stopWatching()
    }
    const stopped = new Promise<never>((_, reject) => {
      controller.signal.addEventListener('abort', () => reject(controller.signal.reason))
    })
    const options = { environment, WebSocket, base, signal: controller.signal, open }
    const associating = remote ? associateRemotely(remote.reflector, options) : associateLocally(options)
    try {
      const session = await Promise.race([associating, stopped])
      settleTimers()
      hide()
      return await Promise.race([work(session), stopped])
    } finally {
      settleTimers()
      hide()
      signal?.removeEventListener('abort', abort)
      // Also one that is established after the visitor has left.
      associating.then(session => session.close()).catch(() => undefined)
    }
  }

  /** Without an app for the link, browsers do nothing at all. */
  function watchLeaving(onMissing: () => void): () => void {
    const { page } = environment
    const timer = environment.setTimeout(() => {
      if (!hasLeft && readProperty(readProperty(page, 'document'), 'visibilityState') === 'visible')
        onMissing()
    }, leavePatience)
    let hasLeft = false
    const leave = () => {
      hasLeft = true
    }
    page?.addEventListener('blur', leave)
    page?.addEventListener('visibilitychange', leave)
    return () => {
      environment.clearTimeout(timer)
      page?.removeEventListener('blur', leave)
      page?.removeEventListener('visibilitychange', leave)
    }
  }

  async function call(session: WalletSession, method: string, params: object): Promise<unknown> {
    try {
      return await session.request(method, params)
    } catch (thrown) {
      throw toMwaError(thrown, method)
    }
  }

  const getNetworksHere = () => getNetworks().filter(network => network.startsWith('solana:'))

  async function authorize(
    session: WalletSession,
    network: CaipNetworkId | undefined,
    known?: Authorization,
  ): Promise<Authorization> {
    const { origin } = environment.location ?? {}
    const result = await call(session, 'authorize', {
      identity: { uri: metadata.url || origin, name: metadata.name },
      chain: network && getStandardChain(network),
      ...(known && { auth_token: known.token }),
    })
    return keep(
      parseAuthorization(result, {
        name,
        chains: getNetworksHere(),
        id: known?.id ?? environment.randomUUID(),
      }),
    )
  }

  /** A session in which the wallet knows the site. What it has changed since, the page adopts. */
  async function inSession<T>(
    network: CaipNetworkId,
    work: (session: WalletSession) => Promise<T>,
  ): Promise<T> {
    const known = current
    if (!known) throw new PorticoError(notConnected)
    return withWallet(
      async session => {
        try {
          await authorize(session, network, known)
        } catch (error) {
          if (!isPorticoError(error, userRejected)) throw error
          // The token is spent.
          forget()
          const ended = new PorticoError(unauthorized, { cause: error })
          news.ended(ended)
          throw ended
        }
        return work(session)
      },
      { base: known.base },
    )
  }

  return {
    connect: signal => withWallet(session => authorize(session, getNetworksHere()[0]), { signal }),
    restore: async () => current,
    async disconnect() {
      forget()
    },
    signMessage: ({ address, network, message }) =>
      inSession(network, async session => {
        const method = 'sign_messages'
        const params = {
          addresses: [base64.encode(base58.decode(address))],
          payloads: [base64.encode(message)],
        }
        const [signed] = readBytes(await call(session, method, params), 'signed_payloads', 1)
        // The wallet appends the signature to the message.
        return signed?.slice(-signatureLength) ?? new Uint8Array()
      }),
    signTransactions: ({ network, transactions }) =>
      inSession(network, async session => {
        const params = { payloads: transactions.map(bytes => base64.encode(bytes)) }
        const result = await call(session, 'sign_transactions', params)
        return readBytes(result, 'signed_payloads', transactions.length)
      }),
    signAndSend: ({ network, transaction, options }) =>
      inSession(network, async session => {
        const params = {
          payloads: [base64.encode(transaction)],
          options: {
            min_context_slot: options.minContextSlot,
            commitment: options.preflightCommitment,
            skip_preflight: options.skipPreflight,
            max_retries: options.maxRetries,
          },
        }
        const result = await call(session, 'sign_and_send_transactions', params)
        return readBytes(result, 'signatures', 1)[0] ?? new Uint8Array()
      }),
    cancel: () => cancelLast(),
  }
}

function parseAuthorization(
  result: unknown,
  { id, name, chains }: Pick<PhoneSession, 'id' | 'chains'> & { readonly name: string },
): Authorization {
  const token = readProperty(result, 'auth_token')
  const accounts = readProperty(result, 'accounts')
  if (typeof token !== 'string' || !Array.isArray(accounts) || accounts.length === 0) {
    throw new PorticoError(malformedAccounts)
  }
  const addresses = accounts.map(account => {
    const address = toAddress(readProperty(account, 'address'))
    if (!decodeAddress(address)) throw new PorticoError(malformedAccounts)
    return address
  })
  const base = readProperty(result, 'wallet_uri_base')
  return {
    id,
    addresses: [...new Set(addresses)],
    chains,
    wallet: { name, icon: parseIcon(readProperty(result, 'wallet_icon')) },
    token,
    // A wallet may not lead the page to another scheme.
    base: typeof base === 'string' && /^https:\/\/[^/?#@]+[^?#]*$/.test(base) ? base : undefined,
  }
}

function toAddress(text: unknown): string {
  try {
    return base58.encode(base64.decode(String(text)))
  } catch (cause) {
    throw new PorticoError(malformedAccounts, { cause })
  }
}

function readBytes(result: unknown, name: string, count: number): readonly Uint8Array[] {
  const list = readProperty(result, name)
  if (!Array.isArray(list) || list.length !== count) throw new PorticoError(malformedAnswer, { detail: name })
  try {
    return list.map(text => base64.decode(text))
  } catch (cause) {
    throw new PorticoError(malformedAnswer, { detail: name, cause })
  }
}
