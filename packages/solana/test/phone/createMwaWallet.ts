import { createServer } from 'node:http'
import type { MockSolanaWallet } from '@portico/testing/solana-wallet'
import { base58, base64, base64urlnopad } from '@scure/base'
import { WebSocket, WebSocketServer } from 'ws'

type Subtle = typeof crypto.subtle
const { subtle }: { subtle: Subtle } = crypto
type Params = Readonly<Record<string, unknown>>

export interface MwaWalletOptions {
  readonly wallet: MockSolanaWallet
  readonly chain: string
  /** Of the connections that the wallet accepts. @default both */
  readonly protocol?: string | undefined
  readonly uriBase?: string | undefined
  /** Where a reflector really is; its public address has a certificate. */
  resolveReflector?(host: string): string
}

/** Free ports by the ones that pages chose at random: other tests may use those. */
const openPorts = new Map<string, string>()

/** Where a page's address for a wallet on this phone leads. */
export const findLocalUrl = (url: string): string =>
  url.replace(/(?<=^ws:\/\/localhost:)\d+/, port => openPorts.get(port) ?? port)

const protocolNames = ['com.solana.mobilewalletadapter.v1', 'com.solana.mobilewalletadapter.v1.base64']

/**
 * A wallet endpoint of the Mobile Wallet Adapter protocol, written from its public specification
 * (solana-mobile.github.io/mobile-wallet-adapter/spec). It was never compared with an app.
 */
export function createMwaWallet({ wallet, chain, protocol, uriBase, resolveReflector }: MwaWalletOptions) {
  const opened: URL[] = []
  const tokens = new Set<string>()
  const closes: (() => void)[] = []
  let sessions = 0

  const run = (feature: string, name: string, ...inputs: readonly object[]): Promise<unknown> => {
    // The mock's features are functions with inputs of their own.
    const features = wallet.wallet.features as Record<
      string,
      Record<string, (...all: unknown[]) => Promise<unknown>>
    >
    const call = features[feature]?.[name]
    return call ? call(...inputs) : Promise.reject(new Error('No such feature.'))
  }
  const inputs = (params: Params, name: string) => {
    const account = wallet.wallet.accounts[0]
    return (params.payloads as string[]).map(text => ({ account, chain, [name]: base64.decode(text) }))
  }
  const pick = (answers: unknown, name: string) =>
    (answers as Record<string, Uint8Array>[]).map(answer => answer[name] ?? new Uint8Array())

  const methods: Readonly<Record<string, (params: Params) => Promise<object>>> = {
    async authorize({ auth_token, chain: asked = 'solana:mainnet', identity }) {
      if (asked !== chain) throw { code: -7, message: 'ERROR_CHAIN_NOT_SUPPORTED' }
      if (!identity) throw { code: -32602, message: 'identity' }
      if (auth_token !== undefined && !tokens.has(String(auth_token))) {
        throw { code: -1, message: 'ERROR_AUTHORIZATION_FAILED' }
      }
      if (auth_token === undefined) await run('standard:connect', 'connect')
      const token = base58.encode(crypto.getRandomValues(new Uint8Array(16)))
      tokens.delete(String(auth_token))
      tokens.add(token)
      return {
        auth_token: token,
        accounts: [{ address: base64.encode(base58.decode(wallet.control.address())), chains: [chain] }],
        wallet_uri_base: uriBase,
        wallet_icon: wallet.info.icon,
      }
    },
    async deauthorize({ auth_token }) {
      tokens.delete(String(auth_token))
      return {}
    },
    async sign_messages(params) {
      const messages = inputs(params, 'message')
      const signatures = pick(await run('solana:signMessage', 'signMessage', ...messages), 'signature')
      return {
        signed_payloads: (params.payloads as string[]).map((text, index) =>
          base64.encode(Uint8Array.from([...base64.decode(text), ...(signatures[index] ?? [])])),
        ),
      }
    },
    async sign_transactions(params) {
      const transactions = inputs(params, 'transaction')
      const answers = await run('solana:signTransaction', 'signTransaction', ...transactions)
      return { signed_payloads: pick(answers, 'signedTransaction').map(bytes => base64.encode(bytes)) }
    },
    async sign_and_send_transactions(params) {
      const transactions = inputs(params, 'transaction')
      const answers = await run('solana:signAndSendTransaction', 'signAndSendTransaction', ...transactions)
      return { signatures: pick(answers, 'signature').map(bytes => base64.encode(bytes)) }
    },
    get_capabilities: async () => ({
      supported_transaction_versions: ['legacy', 0],
      features: ['solana:signTransactions'],
    }),
  }

  /** One session over an open socket. */
  function serve(
    socket: WebSocket,
    associationPoint: Uint8Array<ArrayBuffer>,
    sendsProperties: boolean,
  ): void {
    let key: CryptoKey | undefined
    let sent = 0
    let received = 0
    let isAuthorized = false
    let turn: Promise<unknown> = Promise.resolve()
    const isText = socket.protocol.endsWith('.base64')
    const send = (bytes: Uint8Array) => socket.send(isText ? base64.encode(bytes) : bytes)

    async function seal(text: string): Promise<Uint8Array> {
      const sequence = toSequence(++sent)
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const sealed = await subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData: sequence },
        key as CryptoKey,
        new TextEncoder().encode(text),
      )
      return Uint8Array.from([...sequence, ...iv, ...new Uint8Array(sealed)])
    }

    async function greet(message: Uint8Array<ArrayBuffer>): Promise<void> {
      const point = message.slice(0, 65)
      const verifier = await subtle.importKey(
        'raw',
        associationPoint,
        { name: 'ECDSA', namedCurve: 'P-256' },
        false,
        ['verify'],
      )
      const isGenuine = await subtle.verify(
        { name: 'ECDSA', hash: 'SHA-256' },
        verifier,
        message.slice(65),
        point,
      )
      if (!isGenuine) return socket.close()
      const pair = await subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits'])
      const theirs = await subtle.importKey('raw', point, { name: 'ECDH', namedCurve: 'P-256' }, false, [])
      const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, pair.privateKey, 256)
      const material = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
      key = await subtle.deriveKey(
        { name: 'HKDF', hash: 'SHA-256', salt: associationPoint, info: new Uint8Array() },
        material,
        { name: 'AES-GCM', length: 128 },
        false,
        ['encrypt', 'decrypt'],
      )
      const own = new Uint8Array(await subtle.exportKey('raw', pair.publicKey))
      send(Uint8Array.from([...own, ...(sendsProperties ? await seal('{"v":"v1"}') : [])]))
    }

    async function answer(message: Uint8Array<ArrayBuffer>): Promise<void> {
      const sequence = message.slice(0, 4)
      if (new DataView(sequence.buffer).getUint32(0) !== ++received) return socket.close()
      const opened = await subtle.decrypt(
        { name: 'AES-GCM', iv: message.slice(4, 16), additionalData: sequence },
        key as CryptoKey,
        message.slice(16),
      )
      const { id, method, params } = JSON.parse(new TextDecoder().decode(opened))
      const response = await call(method, params).then(
        result => ({ result }),
        error => ({ error: toError(error, method) }),
      )
      send(await seal(JSON.stringify({ jsonrpc: '2.0', id, ...response })))
    }

    async function call(method: string, params: Params): Promise<object> {
      const respond = methods[method]
      if (!respond) throw { code: -32601, message: 'Method not found' }
      if (method.startsWith('sign_') && !isAuthorized)
        throw { code: -1, message: 'ERROR_AUTHORIZATION_FAILED' }
      const result = await respond(params)
      if (method === 'authorize') isAuthorized = true
      return result
    }

    socket.on('message', data => {
      const bytes = isText ? base64.decode(String(data)) : new Uint8Array(data as Buffer)
      const message = Uint8Array.from(bytes)
      if (message.length === 0) return
      turn = turn.then(() => (key ? answer(message) : greet(message))).catch(() => socket.close())
    })
    sessions++
    socket.on('close', () => sessions--)
  }

  function listen(url: URL, point: Uint8Array<ArrayBuffer>): void {
    const http = createServer()
    const server = new WebSocketServer({
      server: http,
      path: '/solana-wallet',
      handleProtocols: offered =>
        protocolNames.find(name => offered.has(name) && (!protocol || name === protocol)) ?? false,
    })
    server.on('connection', socket => {
      serve(socket, point, url.searchParams.has('v'))
      // The user is back in the browser.
      socket.on('close', () => http.close())
    })
    const port = url.searchParams.get('port') ?? ''
    http.listen(0, 'localhost', () => {
      const address = http.address()
      if (address && typeof address === 'object') openPorts.set(port, String(address.port))
    })
    closes.push(() => {
      for (const socket of server.clients) socket.terminate()
      http.close()
    })
  }

  function join(url: URL, point: Uint8Array<ArrayBuffer>): void {
    const host = resolveReflector?.(url.searchParams.get('reflector') ?? '') ?? ''
    const socket = new WebSocket(`${host}/reflect?id=${url.searchParams.get('id')}`, protocolNames)
    socket.on('error', () => undefined)
    socket.on('open', () => serve(socket, point, url.searchParams.has('v')))
    closes.push(() => socket.terminate())
  }

  return {
    opened,
    getSessionCount: () => sessions,
    /** The user has removed the site from the wallet. */
    forgetSites: () => tokens.clear(),
    /** What the system does with a link of the scheme that the app has registered. */
    open(link: string): void {
      const url = new URL(link)
      opened.push(url)
      const token = url.searchParams.get('association')?.replace(/[=.]+$/, '') ?? ''
      const point = Uint8Array.from(base64urlnopad.decode(token))
      if (url.pathname.endsWith('/v1/associate/local')) listen(url, point)
      else if (url.pathname.endsWith('/v1/associate/remote')) join(url, point)
    },
    end() {
      for (const close of closes) close()
    },
  }
}

function toSequence(count: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, count)
  return bytes
}

/** The user declines with 4001 in the mock's terms. */
function toError(thrown: unknown, method: string): object {
  try {
    const { code, message } = thrown as { code?: unknown; message?: unknown }
    if (code === 4001 || String(code) === '4001') {
      return method === 'authorize'
        ? { code: -1, message: 'ERROR_AUTHORIZATION_FAILED' }
        : { code: -3, message: 'ERROR_NOT_SIGNED' }
    }
    if (typeof code === 'number') return { code, message: String(message) }
  } catch {
    // What the mock throws may be hostile.
  }
  return { code: -32603, message: 'Unexpected error' }
}
