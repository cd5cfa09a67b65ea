import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base, expect, type Frame, type Page } from '@playwright/test'
import type { VaultSettings } from '@portico/protocol/auth'
import type { FrameMessage, FrameRequestInput, FrameRequestName } from '@portico/protocol/frame'
import { addresses } from './addresses.ts'
import { code, listen, startVaultServices, type VaultServices } from './vaultServices.ts'

const folder = fileURLToPath(new URL('../../apps/vault/dist', import.meta.url))
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }

export interface VaultSite {
  /** The page around the vault, on the same site, as recommended. */
  readonly host: string
  /** The same page on another site, where this browser gives frames no storage. */
  readonly foreignHost: string
  readonly vault: string
  readonly services: VaultServices
  /** Settings and headers of the vault's next responses. */
  settings: Partial<VaultSettings>
  headers: Record<string, string | undefined>
  /** Headers of the next responses of the page around it. */
  hostHeaders: Record<string, string>
  /** File names that are missing, as after a new version. */
  readonly gone: Set<string>
}

const policy = (settings: VaultSettings, ancestors: string) =>
  [
    "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data: blob:",
    `connect-src 'self' ${[settings.authUrl, ...Object.values(settings.rpcUrls)].join(' ')}`,
    `base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'; trusted-types vault",
  ].join('; ')

/** Serves the built vault with its Content-Security-Policy, and an empty page of a site that uses it. */
async function startSite(): Promise<VaultSite & { stop(): void }> {
  const services = await startVaultServices()
  const site: Omit<VaultSite, 'vault' | 'host' | 'foreignHost'> = {
    services,
    settings: {},
    headers: {},
    hostHeaders: {},
    gone: new Set(),
  }

  const vaultServer = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://vault')
    const page = pathname === '/sdk' ? 'index.html' : pathname === '/confirm' ? 'confirm.html' : undefined
    const file = await readFile(join(folder, page ?? pathname)).catch(() => undefined)
    if (!file || site.gone.has(basename(pathname))) return response.writeHead(404).end()
    const settings: VaultSettings = {
      projectId: 'e2e',
      allowedOrigins: [host, foreignHost],
      authUrl: services.url,
      escrowUrl: services.url,
      rpcUrls: {
        'eip155:31337': addresses.chainOne,
        'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ': addresses.solana,
      },
      ...site.settings,
    }
    const headers = {
      'content-type': types[extname(page ?? pathname)] ?? 'application/octet-stream',
      'content-security-policy': policy(settings, pathname === '/sdk' ? `${host} ${foreignHost}` : "'none'"),
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': pathname === '/sdk' ? 'cross-origin' : 'same-site',
      'origin-agent-cluster': '?1',
      ...(page && { 'integrity-policy': 'blocked-destinations=(script)' }),
      ...site.headers,
    }
    for (const [name, value] of Object.entries(headers)) if (value) response.setHeader(name, value)
    const content = JSON.stringify(settings).replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)
    const meta = `<head><meta name="portico-vault" content="${content}">`
    response.end(page ? file.toString().replace('<head>', () => meta) : file)
  })
  const hostServer = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    for (const [name, value] of Object.entries(site.hostHeaders)) response.setHeader(name, value)
    response.end('<!doctype html><title>Site</title><body style="margin:0">')
  })
  const vault = await listen(vaultServer)
  const host = await listen(hostServer)
  // Another host name of this machine is another site to the browser.
  const foreignHost = host.replace('127.0.0.1', 'localhost')
  const servers: Server[] = [vaultServer, hostServer, services.server]
  return Object.assign(site, {
    vault,
    host,
    foreignHost,
    stop() {
      for (const server of servers) {
        server.close()
        server.closeAllConnections()
      }
    },
  })
}

/** The test page keeps its connection to the vault on its window. */
interface TestHost {
  port: MessagePort
  received: FrameMessage[]
  frame: HTMLIFrameElement
  waiting: Map<string, (message: Reply) => void>
  seq: number
  /** The response to the request that was made within a click, and its pop-up. */
  answer?: Promise<Reply>
  opened?: Window | undefined
  ticket?: string
}

declare global {
  interface Window {
    vaultHost: TestHost
  }
}

/** Embeds the vault as the kit does: a frame, one message with one port, and everything else over that port. */
export async function embedVault(
  page: Page,
  site: Pick<VaultSite, 'host' | 'foreignHost' | 'vault'>,
  options: { query?: string; projectId?: string } = {},
): Promise<Frame> {
  const isThere = [site.host, site.foreignHost].some(host => page.url().startsWith(host))
  if (!isThere) await page.goto(site.host)
  const { query = '', projectId = 'e2e' } = options
  const src = `${site.vault}/sdk?projectId=${projectId}&chainId=eip155:31337&version=4${query}`
  await page.evaluate(
    async ({ src, origin }) => {
      document.querySelector('iframe')?.remove()
      const frame = document.createElement('iframe')
      frame.src = src
      frame.setAttribute(
        'sandbox',
        'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
      )
      frame.style.cssText = 'position:fixed;left:200px;top:60px;width:360px;height:536px;border:0'
      document.body.append(frame)
      await new Promise(resolve => frame.addEventListener('load', resolve))
      const { port1, port2 } = new MessageChannel()
      const host: TestHost = { port: port1, received: [], frame, waiting: new Map(), seq: 0 }
      window.vaultHost = host
      port1.onmessage = ({ data }) => {
        host.received.push(data)
        host.waiting.get(data.id)?.(data)
        host.waiting.delete(data.id)
      }
      const nonce = Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
        byte.toString(16).padStart(2, '0'),
      ).join('')
      frame.contentWindow?.postMessage({ t: 'init', v: 4, nonce }, origin, [port2])
    },
    { src, origin: site.vault },
  )
  const frame = page.frames().find(each => each.url().startsWith(site.vault))
  if (!frame) throw new Error("The vault's frame was not found.")
  return frame
}

export const waitForReady = (page: Page) =>
  page.waitForFunction(() =>
    window.vaultHost.received.some(message => (message as unknown as { t: string }).t === '@w3m-frame/READY'),
  )

export interface Reply {
  readonly t: string
  readonly p?: unknown
}

export function ask<name extends FrameRequestName>(
  page: Page,
  name: name,
  payload?: FrameRequestInput<name>,
): Promise<Reply> {
  return page.evaluate(
    ({ name, payload }) => {
      const host = window.vaultHost
      const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
        byte.toString(16).padStart(2, '0'),
      ).join('')
      const envelope = { v: 4, id, seq: ++host.seq, t: `@w3m-app/${name}` }
      return new Promise<Reply>(resolve => {
        host.waiting.set(id, resolve)
        host.port.postMessage(payload === undefined ? envelope : { ...envelope, p: payload })
      })
    },
    { name, payload },
  )
}

export async function askWell<name extends FrameRequestName>(
  page: Page,
  name: name,
  payload?: FrameRequestInput<name>,
): Promise<Reply> {
  const reply = await ask(page, name, payload)
  expect(reply, JSON.stringify(reply)).toMatchObject({ t: `@w3m-frame/${name}_SUCCESS` })
  return reply
}

/** Sends one request within a click, with a pop-up of the vault that the page opens, as the kit does. */
export async function askInClick(page: Page, site: VaultSite, rpc: FrameRequestInput<'RPC_REQUEST'>) {
  await page.evaluate(
    ({ vault, rpc }) => {
      const button = document.createElement('button')
      button.textContent = 'Ask'
      const host = window.vaultHost
      const createId = () =>
        Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
          byte.toString(16).padStart(2, '0'),
        ).join('')
      button.onclick = () => {
        const [id, ticket] = [createId(), createId()]
        host.ticket = ticket
        host.opened = open(`${vault}/confirm#${ticket}`, '_blank', 'popup,width=400,height=680') ?? undefined
        host.answer = new Promise(resolve => host.waiting.set(id, resolve))
        const p = { ...rpc, window: ticket }
        host.port.postMessage({ v: 4, id, seq: ++host.seq, t: '@w3m-app/RPC_REQUEST', p })
        button.remove()
      }
      document.body.append(button)
    },
    { vault: site.vault, rpc },
  )
  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Ask' }).click(),
  ])
  return { popup, answer: page.evaluate(() => window.vaultHost.answer as Promise<Reply>) }
}

export async function login(page: Page, site: VaultSite) {
  const frame = await embedVault(page, site)
  await waitForReady(page)
  const { p: started } = await askWell(page, 'CONNECT_EMAIL', { email: 'ada@example.com' })
  // A logged-in visitor needs no one-time code.
  if ((started as { action: string }).action === 'VERIFY_OTP')
    await askWell(page, 'CONNECT_OTP', { otp: code })
  const { p: user } = await askWell(page, 'GET_USER', { chainId: 31337 })
  return { frame, address: (user as { address: `0x${string}` }).address }
}

export const test = base.extend<{ site: VaultSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  site: async ({}, use) => {
    const site = await startSite()
    await use(site)
    site.stop()
  },
})

export { expect } from '@playwright/test'

/** A message that names the page's host, so that it is approved in the frame, as request parameter. */
export const greet = (page: Page, text = 'hello'): `0x${string}` =>
  `0x${Buffer.from(`${text}, ${new URL(page.url()).host}`).toString('hex')}`
