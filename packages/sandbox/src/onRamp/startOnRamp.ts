import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Address, Hex } from 'viem'
import { connectLocalContracts } from '../contracts/connectLocalContracts.js'
import { createPayDesk } from './createPayDesk.js'

export interface StartOnRampOptions {
  /** Default: a free port. */
  readonly port?: number | undefined
  /** The chain on which it delivers, and the seller's key. */
  readonly chainUrl: string
  readonly sellerKey: Hex
  /** A token worth one US dollar. */
  readonly token: { readonly address: Address; readonly symbol: string; readonly decimals: number }
  readonly feePercent: number
}

export interface OnRamp {
  readonly url: string
  stop(): Promise<void>
}

/** Maximum card payment in cents. */
const mostCents = 750_000

/**
 * A test on-ramp that also pays shops: confirming a payment delivers the tokens, or pays the shop, once, on the local
 * chain.
 */
export async function startOnRamp(options: StartOnRampOptions): Promise<OnRamp> {
  const { port = 0, chainUrl, sellerKey, token, feePercent } = options
  const contracts = connectLocalContracts(chainUrl, sellerKey)
  const orders = new Map<string, Promise<Hex>>()
  // In sequence, because of the seller's nonces.
  let last: Promise<unknown> = Promise.resolve()

  function send(to: Address, amount: bigint): Promise<Hex> {
    const sent = last.then(async () => (await contracts.sendToken(token.address, to, amount)).transactionHash)
    last = sent.catch(() => {})
    return sent
  }

  const desk = createPayDesk({ url: () => url, token, send })

  /** The server's API: opens payments and reads their status. */
  async function answerServer(request: IncomingMessage, response: ServerResponse, sessionId: string) {
    const known = sessionId ? desk.readStatus(sessionId) : desk.open(JSON.parse(await text(request)))
    response.writeHead(known ? 200 : 400, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(known ?? {}))
  }

  async function answerPayer(request: IncomingMessage, response: ServerResponse, query: URLSearchParams) {
    if (request.method !== 'POST') return write(response, 200, formatPayForm(query.get('session') ?? ''))
    const fields = new URLSearchParams(await text(request))
    const session = fields.get('session') ?? ''
    if (fields.has('refuse')) {
      desk.refuse(session)
      return write(response, 200, '<p role="status">Refused.</p>')
    }
    const hash = await desk.pay(session)
    if (!hash) return write(response, 404, '<p>There is nothing to pay.</p>')
    write(response, 200, `<p role="status">Paid.</p><p><code>${hash}</code></p>`)
  }

  function deliver(order: string, to: Address, cents: number): Promise<Hex> {
    const known = orders.get(order)
    if (known) return known
    const kept = BigInt(cents) - (BigInt(cents) * BigInt(feePercent) + 99n) / 100n
    const amount = kept * 10n ** BigInt(token.decimals - 2)
    const sent = send(to, amount)
    orders.set(order, sent)
    sent.catch(() => orders.delete(order))
    return sent
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://on-ramp')
    const [, part, session = ''] = pathname.split('/')
    if (part === 'payments') return answerServer(request, response, session)
    if (part === 'pay') return answerPayer(request, response, searchParams)
    if (pathname !== '/') return write(response, 404, '<p>There is nothing here.</p>')
    const isPaid = request.method === 'POST'
    const fields = isPaid ? new URLSearchParams(await text(request)) : searchParams
    const address = fields.get('walletAddress') ?? ''
    const cents = Math.round(Number(fields.get('fiatAmount') ?? '100') * 100)
    if (!isAddress(address) || !(cents >= 100 && cents <= mostCents)) {
      return write(response, 400, '<p>This needs a wallet address, and an amount of 1 to 7500 dollars.</p>')
    }
    if (!isPaid) return write(response, 200, formatForm(address, cents, token.symbol))
    const hash = await deliver(fields.get('order') ?? '', address, cents)
    write(response, 200, `<p role="status">Delivered.</p><p><code>${hash}</code></p>`)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => write(response, 500, '<p>Nothing was delivered. Try again.</p>'))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  // A TCP address is never a pipe name.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      await last
    },
  }
}

const isAddress = (value: string): value is Address => /^0x[0-9a-fA-F]{40}$/.test(value)

/** Session ids are generated here; nothing else is interpolated. */
const formatPayForm = (session: string) => `
  <h1>Pay a shop</h1>
  <p>With dollars that nobody has to have.</p>
  <form method="post" action="/pay">
    <input type="hidden" name="session" value="${/^[-0-9a-f]{36}$/.test(session) ? session : ''}">
    <button>Pay</button>
    <button name="refuse" value="yes">Refuse</button>
  </form>`

/** The values were validated: an address, a number, and our own text. */
const formatForm = (address: Address, cents: number, symbol: string) => `
  <h1>Buy ${symbol}</h1>
  <p>${(cents / 100).toFixed(2)} dollars that nobody has to pay, for ${address}.</p>
  <form method="post" action="/">
    <input type="hidden" name="order" value="${randomUUID()}">
    <input type="hidden" name="walletAddress" value="${address}">
    <input type="hidden" name="fiatAmount" value="${cents / 100}">
    <button>Pay</button>
  </form>`

function write(response: ServerResponse, status: number, body: string) {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; form-action 'self'",
  })
  response.end(`<!doctype html><html lang="en"><title>On-ramp</title><main>${body}</main></html>`)
}
