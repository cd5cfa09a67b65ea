import { hsalsa, xsalsa20poly1305 } from '@noble/ciphers/salsa.js'
import { x25519 } from '@noble/curves/ed25519.js'
import { randomBytes } from '@noble/hashes/utils.js'
import type { MockSolanaWallet } from '@portico/testing/solana-wallet'
import { base58 } from '@scure/base'

export interface LinkWalletOptions {
  readonly base: string
  readonly keyParameter: string
  readonly cluster: string
  readonly wallet: MockSolanaWallet
  /** Opens the redirect link, in a new tab as phones do. */
  redirect(link: string): void
}

type Call = (content: Readonly<Record<string, unknown>>) => Promise<object | undefined>

/**
 * A wallet app with encrypted deep links, written from the public documents of Phantom and Solflare
 * (docs.phantom.com/phantom-deeplinks, docs.solflare.com/solflare/technical/deeplinks). It was never compared with the apps.
 */
export function createLinkWallet({ base, keyParameter, cluster, wallet, redirect }: LinkWalletOptions) {
  const secretKey = x25519.utils.randomSecretKey()
  /** By the page's key: the token of the session. */
  const sessions = new Map<string, string>()
  const opened: URL[] = []

  const run = async (feature: string, name: string, ...inputs: readonly object[]) => {
    // The mock's features are functions with inputs of their own.
    const features = wallet.wallet.features as Record<string, Record<string, (...all: unknown[]) => unknown>>
    return features[feature]?.[name]?.(...inputs)
  }
  const first = (answers: unknown): Record<string, Uint8Array> =>
    (answers as Record<string, Uint8Array>[])[0] ?? {}
  const toAccount = () => ({ account: wallet.wallet.accounts[0], chain: cluster })
  const sign = async (text: unknown) => {
    const transaction = base58.decode(String(text))
    const answers = await run('solana:signTransaction', 'signTransaction', { ...toAccount(), transaction })
    return base58.encode(first(answers).signedTransaction ?? new Uint8Array())
  }

  const methods: Readonly<Record<string, Call>> = {
    async signMessage({ message }) {
      const input = { ...toAccount(), message: base58.decode(String(message)) }
      const { signature = new Uint8Array() } = first(await run('solana:signMessage', 'signMessage', input))
      return { signature: base58.encode(signature), publicKey: wallet.control.address() }
    },
    signTransaction: async ({ transaction }) => ({ transaction: await sign(transaction) }),
    async signAllTransactions({ transactions }) {
      const signed: string[] = []
      for (const transaction of transactions as string[]) signed.push(await sign(transaction))
      return { transactions: signed }
    },
    async signAndSendTransaction({ transaction, sendOptions }) {
      const input = { ...toAccount(), transaction: base58.decode(String(transaction)), options: sendOptions }
      const answers = await run('solana:signAndSendTransaction', 'signAndSendTransaction', input)
      return { signature: base58.encode(first(answers).signature ?? new Uint8Array()) }
    },
    async disconnect() {
      await run('standard:disconnect', 'disconnect')
      return undefined
    },
  }

  function createKey(pageKey: string): Uint8Array {
    const shared = x25519.getSharedSecret(secretKey, base58.decode(pageKey))
    const key = new Uint32Array(8)
    const sigma = new Uint32Array(new TextEncoder().encode('expand 32-byte k').buffer)
    hsalsa(sigma, new Uint32Array(Uint8Array.from(shared).buffer), new Uint32Array(4), key)
    return new Uint8Array(key.buffer)
  }

  function seal(pageKey: string, content: object) {
    const nonce = randomBytes(24)
    const bytes = new TextEncoder().encode(JSON.stringify(content))
    const data = xsalsa20poly1305(createKey(pageKey), nonce).encrypt(bytes)
    return { nonce: base58.encode(nonce), data: base58.encode(data) }
  }

  async function connect(pageKey: string, parameters: URLSearchParams): Promise<object> {
    if (!parameters.get('app_url')) throw { code: -32602, message: 'app_url is required.' }
    await run('standard:connect', 'connect')
    const token = base58.encode(randomBytes(48))
    sessions.set(pageKey, token)
    const content = { public_key: wallet.control.address(), session: token }
    return { [keyParameter]: base58.encode(x25519.getPublicKey(secretKey)), ...seal(pageKey, content) }
  }

  async function answer(method: string, parameters: URLSearchParams): Promise<object> {
    const pageKey = parameters.get('dapp_encryption_public_key') ?? ''
    if (method === 'connect') return connect(pageKey, parameters)
    const nonce = base58.decode(parameters.get('nonce') ?? '')
    const payload = base58.decode(parameters.get('payload') ?? '')
    const text = new TextDecoder().decode(xsalsa20poly1305(createKey(pageKey), nonce).decrypt(payload))
    const { session, ...content } = JSON.parse(text)
    if (!session || sessions.get(pageKey) !== session) throw { code: 4100, message: 'Unauthorized' }
    const call = methods[method]
    if (!call) throw { code: -32601, message: 'Method not found' }
    const result = await call(content)
    return result ? seal(pageKey, result) : {}
  }

  return {
    opened,
    /** The user has left the site's list of connected sites. */
    forgetSites: () => sessions.clear(),
    async open(link: string): Promise<void> {
      if (!link.startsWith(base)) return
      const url = new URL(link)
      opened.push(url)
      const back = new URL(url.searchParams.get('redirect_link') ?? '')
      const fields = await answer(link.slice(base.length).replace(/\?.*$/, ''), url.searchParams).catch(
        toError,
      )
      for (const [name, value] of Object.entries(fields)) back.searchParams.append(name, value)
      redirect(back.href)
    },
  }
}

function toError(thrown: unknown): object {
  let [code, message] = ['-32603', 'Unexpected error']
  try {
    const given = thrown as { code?: unknown; message?: unknown }
    code = String(given.code ?? code)
    message = String(given.message ?? message)
  } catch {
    // What the mock throws may be hostile; the app reports its default.
  }
  return { errorCode: code, errorMessage: message }
}
