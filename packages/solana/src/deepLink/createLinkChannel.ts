import { sha256 } from '@noble/hashes/sha2.js'
import type { CaipNetworkId } from '@portico/core'
import { normaliseError, parseJson, readProperty, type SourceContext } from '@portico/core/adapter'
import { malformedAnswer, notConnected, PorticoError, unauthorized } from '@portico/protocol'
import { base58 } from '@scure/base'
import { decodeAddress } from '../address.js'
import { createKeeper } from '../phone/createKeeper.js'
import type { PhoneNews } from '../phone/createPhoneSource.js'
import { isTapped } from '../phone/openApp.js'
import type { PhoneChannel, PhoneSession } from '../phone/PhoneChannel.js'
import { getStandardChain } from '../wallet/getStandardChain.js'
import { createBoxKey, createSecretKey, getPublicKey, open, seal } from './box.js'
import { createLinkRequests } from './createLinkRequests.js'
import { type LinkAnswer, linkKeys } from './linkReturn.js'
import type { LinkWallet } from './linkWallets.js'

/** The session of a wallet, and the keys to talk in it. */
interface LinkSession extends PhoneSession {
  readonly secretKey: string
  readonly walletKey: string
  /** Opaque: sent back with every request. */
  readonly token: string
}

export interface LinkChannelParts {
  readonly id: string
  readonly wallet: LinkWallet
  readonly endsInWallet: boolean
}

const clusters: Readonly<Record<string, string>> = {
  'solana:mainnet': 'mainnet-beta',
  'solana:devnet': 'devnet',
  'solana:testnet': 'testnet',
}

const connecting = 'connect'

export async function createLinkChannel(
  { environment, metadata, getNetworks }: SourceContext,
  { id, wallet, endsInWallet }: LinkChannelParts,
  news: PhoneNews,
): Promise<PhoneChannel> {
  const { storage } = environment
  const sessionKey = linkKeys(id).session
  const keeper = await createKeeper(environment)
  const requests = createLinkRequests(environment, id, news.offer)
  let session = await readSession()

  async function readSession(): Promise<LinkSession | undefined> {
    const text = await keeper.decrypt(storage?.getItem(sessionKey) ?? '')
    const stored = text ? parseJson(text) : undefined
    // Only this code can have encrypted it.
    return stored ? (stored as LinkSession) : undefined
  }

  function forget(): void {
    session = undefined
    storage?.removeItem(sessionKey)
  }

  /** A session is bound to one cluster: the one of the page's first network. */
  function getChains(): readonly CaipNetworkId[] {
    const [first, ...others] = getNetworks().filter(network => network.startsWith('solana:'))
    if (!first) return []
    return [first, ...others.filter(other => getStandardChain(other) === getStandardChain(first))]
  }

  function formatLink(method: string, parameters: Readonly<Record<string, string | undefined>>): string {
    const given = Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : []))
    return `${wallet.base}${method}?${new URLSearchParams(given)}`
  }

  async function enter(answer: LinkAnswer, secretKey: string): Promise<LinkSession> {
    const { parameters } = answer
    assertApproved(parameters, connecting)
    const walletKey = parameters[wallet.keyParameter] ?? ''
    const content = readContent(parameters, decodeKeys({ secretKey, walletKey }), connecting)
    const address = readProperty(content, 'public_key')
    const token = readProperty(content, 'session')
    if (typeof address !== 'string' || !decodeAddress(address) || typeof token !== 'string') {
      throw new PorticoError(malformedAnswer, { detail: connecting })
    }
    const entered: LinkSession = {
      // The page that asked and the one that got the answer agree on it.
      id: answer.id,
      addresses: [address],
      chains: getChains(),
      wallet: { name: wallet.name },
      secretKey,
      walletKey,
      token,
    }
    session = entered
    storage?.setItem(sessionKey, await keeper.encrypt(JSON.stringify(entered)))
    return entered
  }

  function requireSession(): LinkSession {
    if (!session) throw new PorticoError(notConnected)
    return session
  }

  function formatRequest(method: string, content: object, redirect: string): string {
    const { secretKey, token, ...keys } = requireSession()
    const sealed = seal(
      decodeKeys({ secretKey, walletKey: keys.walletKey }),
      JSON.stringify({ ...content, session: token }),
    )
    return formatLink(method, {
      dapp_encryption_public_key: base58.encode(getPublicKey(base58.decode(secretKey))),
      nonce: base58.encode(sealed.nonce),
      redirect_link: redirect,
      payload: base58.encode(sealed.data),
    })
  }

  async function ask(method: string, content: object): Promise<unknown> {
    const asked = requireSession()
    const text = JSON.stringify([asked.id, method, content])
    const digest = base58.encode(sha256(new TextEncoder().encode(text)))
    const kept = requests.findReturned()
    const isKept = kept?.request.digest === digest && kept.answer.parameters.errorCode === undefined
    const { parameters } = isKept
      ? kept.answer
      : await requests.ask({ digest, formatLink: redirect => formatRequest(method, content, redirect) })
    requests.forget()
    try {
      assertApproved(parameters, method)
      return readContent(parameters, decodeKeys(asked), method)
    } catch (error) {
      if (!(error instanceof PorticoError) || error.code !== unauthorized.code) throw error
      forget()
      news.ended(error)
      throw error
    }
  }

  async function takeReturned(): Promise<void> {
    const returned = requests.findReturned()
    if (returned?.request.digest !== connecting) return
    requests.forget()
    const secretKey = await keeper.decrypt(returned.request.secret ?? '')
    if (!secretKey) return
    try {
      news.granted(await enter(returned.answer, secretKey))
    } catch (error) {
      environment.logger.info('The wallet was not connected.', error)
    }
  }
  await takeReturned()

  return {
    async connect(signal) {
      const secretKey = base58.encode(createSecretKey())
      const [chain] = getChains()
      const answer = await requests.ask({
        digest: connecting,
        secret: await keeper.encrypt(secretKey),
        signal,
        formatLink: redirect =>
          formatLink(connecting, {
            app_url: metadata.url || environment.location?.origin,
            dapp_encryption_public_key: base58.encode(getPublicKey(base58.decode(secretKey))),
            redirect_link: redirect,
            cluster: chain && clusters[getStandardChain(chain)],
          }),
      })
      return enter(answer, secretKey)
    },
    restore: async () => session,
    async disconnect() {
      if (endsInWallet && session && isTapped(environment)) {
        requests.tell(redirect => formatRequest('disconnect', {}, redirect))
      }
      forget()
    },
    async signMessage({ message }) {
      const method = 'signMessage'
      const answer = await ask(method, { message: base58.encode(message), display: 'utf8' })
      return decode(readProperty(answer, 'signature'), method)
    },
    async signTransactions({ transactions }) {
      const encoded = transactions.map(transaction => base58.encode(transaction))
      const [only, ...more] = encoded
      if (only !== undefined && more.length === 0) {
        const method = 'signTransaction'
        return [decode(readProperty(await ask(method, { transaction: only }), 'transaction'), method)]
      }
      const method = 'signAllTransactions'
      const signed = readProperty(await ask(method, { transactions: encoded }), 'transactions')
      if (!Array.isArray(signed)) throw new PorticoError(malformedAnswer, { detail: method })
      return signed.map(transaction => decode(transaction, method))
    },
    signAndSend: wallet.sends
      ? async ({ transaction, options }) => {
          const method = 'signAndSendTransaction'
          const content = { transaction: base58.encode(transaction), sendOptions: options }
          return decode(readProperty(await ask(method, content), 'signature'), method)
        }
      : undefined,
    cancel: requests.cancel,
  }
}

type Parameters = LinkAnswer['parameters']

function assertApproved({ errorCode, errorMessage }: Parameters, method: string): void {
  if (errorCode === undefined) return
  throw normaliseError({ code: errorCode, message: errorMessage }, method)
}

function decodeKeys({ secretKey, walletKey }: Pick<LinkSession, 'secretKey' | 'walletKey'>): Uint8Array {
  try {
    return createBoxKey(base58.decode(secretKey), base58.decode(walletKey))
  } catch (cause) {
    throw new PorticoError(malformedAnswer, { cause })
  }
}

function readContent({ nonce = '', data = '' }: Parameters, key: Uint8Array, method: string): unknown {
  try {
    return parseJson(open(key, { nonce: base58.decode(nonce), data: base58.decode(data) }))
  } catch (cause) {
    throw new PorticoError(malformedAnswer, { detail: method, cause })
  }
}

function decode(text: unknown, method: string): Uint8Array {
  try {
    if (typeof text === 'string') return base58.decode(text)
  } catch {
    // Reported below like a value of another type.
  }
  throw new PorticoError(malformedAnswer, { detail: method })
}
