import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  decodeFunctionData,
  encodeFunctionResult,
  getAddress,
  type Hex,
  isAddressEqual,
  parseAbi,
  toHex,
  zeroAddress,
} from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { writeLoginPage } from './writeLoginPage.js'

export interface StartFarcasterOptions {
  /** Default: a free port. */
  readonly port?: number | undefined
}

export interface FarcasterPerson {
  readonly fid: number
  readonly account: PrivateKeyAccount
}

/** The app's request, as in the link. */
export interface FarcasterRequest {
  readonly channelToken: string
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  readonly expirationTime: Date | undefined
}

export interface Farcaster {
  readonly relayUrl: string
  /** URL of a node of the registries' chain. */
  readonly rpcUrl: string
  /** Deterministic by name; registered on first use. */
  getPerson(name: string): FarcasterPerson
  /** Adds or removes an auth address of a person. */
  setAuthAddress(fid: number, address: Hex, isAllowed: boolean): void
  /** Parses the link as the app does. */
  readLink(url: string): FarcasterRequest
  /** Submits what the app has signed. */
  answer(channelToken: string, signed: { message: string; signature: string; username: string }): void
  stop(): Promise<void>
}

const registries = {
  ids: '0x00000000fc6c5f01fc30151999387bb99a9f489b',
  keys: '0x00000000fc1237824fb747abde0ff18990e59b7e',
} as const

const abi = parseAbi([
  'struct KeyData { uint8 state; uint32 keyType; }',
  'function idOf(address owner) view returns (uint256)',
  'function keyDataOf(uint256 fid, bytes key) view returns (KeyData)',
])

interface Channel {
  readonly nonce: string
  readonly url: string
  signed?: { readonly message: string; readonly signature: string; readonly username: string }
}

/**
 * A test Farcaster: its relay, its app as a page, and a node with its two registries. The visitor chooses a name on
 * the page, and a real key signs.
 */
export async function startFarcaster({ port = 0 }: StartFarcasterOptions = {}): Promise<Farcaster> {
  const channels = new Map<string, Channel>()
  const custody = new Map<string, number>()
  const authAddresses = new Set<string>()
  const server = createServer((request, response) => {
    handle(request, response).catch(error => response.writeHead(500).end(String(error)))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  // A TCP address is never a pipe name.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function getPerson(name: string): FarcasterPerson {
    const digest = createHash('sha256').update(`farcaster ${name}`).digest()
    const account = privateKeyToAccount(toHex(digest))
    const fid = digest.readUIntBE(0, 4) + 1
    custody.set(account.address.toLowerCase(), fid)
    return { fid, account }
  }

  function answer(channelToken: string, signed: NonNullable<Channel['signed']>) {
    const channel = channels.get(channelToken)
    if (!channel) throw new Error('There is no such channel.')
    channel.signed = signed
  }

  function readLink(link: string): FarcasterRequest {
    const { searchParams } = new URL(link)
    const get = (name: string) => searchParams.get(name) ?? ''
    const expires = get('expirationTime')
    return {
      channelToken: get('channelToken'),
      domain: get('domain'),
      uri: get('siweUri'),
      nonce: get('nonce'),
      expirationTime: expires ? new Date(expires) : undefined,
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, href } = new URL(request.url ?? '/', url)
    const body = request.method === 'POST' ? await text(request) : ''
    const say = (status: number, answered: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(answered))
    }
    if (pathname === '/v1/channel') {
      const isJson = request.headers['content-type'] === 'application/json'
      return isJson ? say(201, openChannel(JSON.parse(body))) : say(415, { error: 'Unsupported Media Type' })
    }
    if (pathname === '/v1/channel/status') {
      const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
      const channel = channels.get(token)
      if (!channel) return say(401, { error: 'Unauthorized' })
      const { nonce, signed } = channel
      if (!signed) return say(202, { state: 'pending', nonce })
      channels.delete(token)
      return say(200, { state: 'completed', nonce, ...signed })
    }
    if (pathname === '/v1/channel/authenticate') {
      const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
      if (!channels.has(token)) return say(401, { error: 'Unauthorized' })
      answer(token, JSON.parse(body))
      return say(201, { state: 'completed' })
    }
    if (pathname === '/rpc') return say(200, answerCall(JSON.parse(body)))
    if (pathname === '/app') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      if (request.method !== 'POST') return response.end(writeLoginPage('farcaster'))
      const form = new URLSearchParams(body)
      const name = form.get('login')?.trim().toLowerCase()
      if (form.get('choice') === 'go' && name) await sign(readLink(href), name)
      return response.end('<!doctype html><title>Done</title><p>Go back to where you came from.</p>')
    }
    return say(404, { error: 'Not found' })
  }

  function openChannel(asked: Readonly<Record<string, string>>) {
    const channelToken = randomUUID()
    const nonce = asked.nonce ?? randomUUID().replaceAll('-', '')
    const link = new URL('/app', url)
    for (const [name, value] of Object.entries({ ...asked, channelToken, nonce }))
      link.searchParams.set(name, String(value))
    channels.set(channelToken, { nonce, url: link.href })
    return { channelToken, url: link.href, connectUri: link.href, nonce }
  }

  /** Signs as the app does after approval. */
  async function sign({ channelToken, domain, uri, nonce, expirationTime }: FarcasterRequest, name: string) {
    const { fid, account } = getPerson(name)
    const message = createSiweMessage({
      address: account.address,
      chainId: 10,
      domain,
      uri,
      nonce,
      version: '1',
      statement: 'Farcaster Auth',
      resources: [`farcaster://fid/${fid}`],
      ...(expirationTime && { expirationTime }),
    })
    answer(channelToken, { message, signature: await account.signMessage({ message }), username: name })
  }

  function answerCall({
    id,
    method,
    params,
  }: {
    id: number
    method: string
    params: [{ to: Hex; data: Hex }]
  }) {
    if (method !== 'eth_call') return { jsonrpc: '2.0', id, error: { code: -32601, message: 'Not here.' } }
    const [{ to, data }] = params
    // A custody account without code does not verify signatures.
    if (!isAddressEqual(to, registries.ids) && !isAddressEqual(to, registries.keys))
      return { jsonrpc: '2.0', id, result: '0x' }
    const call = decodeFunctionData({ abi, data })
    if (call.functionName === 'idOf') {
      const fid = custody.get((call.args[0] ?? zeroAddress).toLowerCase()) ?? 0
      const result = encodeFunctionResult({ abi, functionName: 'idOf', result: BigInt(fid) })
      return { jsonrpc: '2.0', id, result }
    }
    const [fid, key] = call.args
    const isAllowed = authAddresses.has(nameKey(fid, getAddress(`0x${key.slice(-40)}`)))
    const result = encodeFunctionResult({
      abi,
      functionName: 'keyDataOf',
      result: isAllowed ? { state: 1, keyType: 2 } : { state: 0, keyType: 0 },
    })
    return { jsonrpc: '2.0', id, result }
  }

  const nameKey = (fid: bigint | number, address: Hex) => `${fid} ${address.toLowerCase()}`

  return {
    relayUrl: url,
    rpcUrl: `${url}/rpc`,
    getPerson,
    setAuthAddress(fid, address, isAllowed) {
      if (isAllowed) authAddresses.add(nameKey(fid, address))
      else authAddresses.delete(nameKey(fid, address))
    },
    readLink,
    answer,
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
