import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page, Route } from '@playwright/test'
import { deriveAccounts } from '../../apps/vault/src/families/deriveAccounts.ts'
import { parseRecoveryKit } from '../../apps/vault/src/keys/recoveryKit.ts'
import { combineShares } from '../../apps/vault/src/keys/splitRoot.ts'
import { addresses } from './addresses.ts'

/** Records what a site sees and stores while the vault works, and the secrets that it must never see. */
export interface Recording {
  /** Reads the storage and content of a page, before it is cleared or closed. Open pages are read at the end. */
  read(page: Page): Promise<void>
  /** Registers secrets that only the vault may have. */
  hide(name: string, ...secrets: readonly string[]): void
  /** Registers a recovery phrase and the keys derived from it. */
  hideKit(words: readonly string[]): Promise<void>
  /** The names of the secrets registered so far, to check that there were any. */
  getSecretNames(): ReadonlySet<string>
  /** All leaked secrets with their location; searched at the end, because most are only known then. */
  findLeaks(): Promise<string[]>
}

/** Fields of the vault's own calls with secret values. */
const secretFields =
  /^(accessToken|refreshToken|authShare|share|sealed|sealedShare|sealedKey|deposited|ticket|commitment|countersignature|challengeId|agreementKey|code)$/

const isVaultCall = (url: string) => /^\/(auth|escrow)\//.test(new URL(url).pathname)
const isSitePage = (page: Page) => page.url().startsWith(addresses.demo)
const isCode = (text: string) => /^\d{6}$/.test(text)

/** A page may contain the one-time code that is typed there, only in the message that submits it. */
const withoutTypedCode = (message: string) => message.replace(/"otp":"\d{6}"/, '')

/** Runs in every page: reports the messages that a page of the site sends and receives, and its errors. */
function tellMessages(siteOrigin: string) {
  if (location.origin !== siteOrigin) return
  const { tellMessage } = window as unknown as { tellMessage(text: string): Promise<void> }
  // Buffers as arrays of numbers, one of the searched forms.
  const replace = (_: string, value: unknown) =>
    value instanceof ArrayBuffer
      ? Array.from(new Uint8Array(value))
      : ArrayBuffer.isView(value)
        ? Array.from(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
        : typeof value === 'bigint'
          ? String(value)
          : value
  const tell = (value: unknown) => {
    const text = JSON.stringify(value, replace)
    // React schedules with empty messages, many times a second.
    if (text && text !== 'null') void tellMessage(text)
  }
  const listen = (port: MessagePort) => port.addEventListener('message', ({ data }) => tell(data))
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super()
      for (const port of [this.port1, this.port2]) listen(port)
    }
  }
  for (const { prototype } of [MessagePort, BroadcastChannel]) {
    const { postMessage } = prototype
    prototype.postMessage = function (this: MessagePort & BroadcastChannel, ...values: unknown[]) {
      tell(values[0])
      return Reflect.apply(postMessage, this, values)
    }
  }
  addEventListener('message', ({ data, ports }) => {
    tell(data)
    for (const port of ports) listen(port)
  })
  addEventListener('unhandledrejection', ({ reason }) => tell(`${reason} ${reason?.stack}`))
}

const readKept = (page: Page) =>
  page.evaluate(async () => {
    const wait = <result>(request: IDBRequest<result>) =>
      new Promise<result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie, window.name]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await wait(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store)
        kept.push(name, await wait(objects.getAllKeys()), await wait(objects.getAll()))
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) kept.push(url)
    }
    const shadowRoots = Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot)
    const html = document.documentElement.getHTML({ shadowRoots: shadowRoots.filter(root => root !== null) })
    return { storage: JSON.stringify(kept), address: location.href, html }
  })

/** Base58 as in Solana keys; leading zeros do not matter for a search. */
function toBase58(bytes: Uint8Array): string {
  const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  let text = ''
  for (let rest = BigInt(`0x${Buffer.from(bytes).toString('hex')}`); rest > 0n; rest /= 58n)
    text = letters[Number(rest % 58n)] + text
  return text
}

/** All common encodings of bytes. */
const formsOf = (bytes: Uint8Array): string[] => [
  Buffer.from(bytes).toString('hex'),
  // The last characters depend on what follows.
  Buffer.from(bytes).toString('base64').slice(0, 40),
  Buffer.from(bytes).toString('base64url').slice(0, 40),
  toBase58(bytes),
  Array.from(bytes.slice(0, 8)).join(','),
]

/**
 * Enumerates all shares for a root and the service's share. The device's and recovery shares are among them; their
 * x coordinates are unknown.
 */
async function* listShares(root: Uint8Array, authShare: Uint8Array): AsyncIterable<Uint8Array> {
  const [values, place = 0] = [authShare.subarray(0, root.length), authShare[root.length]]
  for (let at = 1; at < 256; at++) {
    if (at === place) continue
    // The vault interpolates at x = 0: with all coordinates shifted by `at`, that gives the share at `at`.
    const [first, second] = [Uint8Array.of(...root, at), Uint8Array.of(...values, place ^ at)]
    const share = await combineShares({ bytes: first, epoch: 0 }, { bytes: second, epoch: 0 })
    yield Uint8Array.of(...share, at)
  }
}

/** No secret is shorter. */
const startLength = 6

/**
 * There are thousands of secrets in all their encodings: grouped by prefix, one lookup per position of a text is
 * enough.
 */
function groupByStart(secrets: ReadonlyMap<string, string>) {
  const groups = new Map<string, [secret: string, name: string][]>()
  for (const entry of secrets) {
    const start = entry[0].slice(0, startLength)
    groups.set(start, [...(groups.get(start) ?? []), entry])
  }
  return groups
}

/**
 * Records a whole browser: messages, requests, console and errors, and at the end the storage of the site's pages.
 */
export async function recordVisit(context: BrowserContext): Promise<Recording> {
  const secrets = new Map<string, string>()
  const roots: Uint8Array[] = []
  const seen: { readonly where: string; readonly text: string }[] = []
  const reading: Promise<unknown>[] = []
  const see = (where: string, text: string | null | undefined) => {
    if (text) seen.push({ where, text })
  }

  function collect(value: unknown, name = ''): void {
    if (typeof value === 'string' && secretFields.test(name) && (value.length >= 16 || isCode(value)))
      secrets.set(value, name)
    if (typeof value !== 'object' || value === null) return
    for (const [key, item] of Object.entries(value)) collect(item, secretFields.test(name) ? name : key)
  }

  await context.exposeFunction('tellMessage', (text: string) => see('message', withoutTypedCode(text)))
  await context.addInitScript(tellMessages, addresses.demo)
  context.on('console', message => see('console', message.text()))
  context.on('weberror', error => see('error', `${error.error()} ${error.error().stack}`))
  context.on('request', request => {
    see('request', request.url())
    if (isVaultCall(request.url())) return
    see('request', JSON.stringify(request.headers()))
    see('request', request.postData())
  })
  context.on('response', response => {
    if (isVaultCall(response.url()) || !['fetch', 'xhr'].includes(response.request().resourceType())) return
    // A closed page has no response bodies.
    reading.push(
      response.text().then(
        text => see('answer', text),
        () => undefined,
      ),
    )
  })
  const passOn = async (route: Route) => {
    const request = route.request()
    const token = request.headers().authorization?.split(' ')[1]
    if (token) secrets.set(token, 'accessToken')
    if (request.headers()['content-type'] === 'application/json') collect(request.postDataJSON())
    const response = await route.fetch()
    const text = await response.text()
    if (text.startsWith('{')) collect(JSON.parse(text))
    await route.fulfill({ response, body: text })
  }
  // Intercepted, because the worker that made the request may have ended before its response is read.
  await context.route(
    url => isVaultCall(url.href),
    // The requester may be gone.
    route => passOn(route).catch(() => route.abort().catch(() => undefined)),
  )

  /** Derives the shares once the service's share is known, for each time that shares were created. */
  async function hideShares() {
    const given = [...secrets].filter(([, name]) => name === 'authShare').map(([text]) => text)
    for (const root of roots) {
      for (const authShare of given) {
        for await (const share of listShares(root, Buffer.from(authShare, 'base64url')))
          recording.hide('share', ...formsOf(share))
      }
    }
  }

  const recording: Recording = {
    async read(page) {
      for (const [where, text] of Object.entries(await readKept(page))) see(where, text)
    },
    hide(name, ...given) {
      for (const each of given) secrets.set(each, name)
    },
    async hideKit(words) {
      const root = parseRecoveryKit(words.join(' '))
      roots.push(root)
      const { evmKey, solanaKey } = deriveAccounts(root)
      for (const [name, bytes] of Object.entries({ root, evmKey, solanaKey }))
        recording.hide(name, ...formsOf(bytes))
      for (let at = 0; at + 3 <= words.length; at++) {
        const part = words.slice(at, at + 3)
        for (const between of [' ', ',', '","', '\n']) recording.hide('words', part.join(between))
      }
    },
    getSecretNames: () => new Set(secrets.values()),
    async findLeaks() {
      for (const page of context.pages()) if (isSitePage(page)) await recording.read(page)
      await Promise.all(reading)
      see('log', await readFile(process.env.PORTICO_SANDBOX_LOG ?? '', 'utf8'))
      await hideShares()
      const leaks = new Set<string>()
      const startsOf = groupByStart(secrets)
      for (const { where, text } of seen) {
        for (let at = 0; at + startLength <= text.length; at++) {
          for (const [secret, name] of startsOf.get(text.slice(at, at + startLength)) ?? []) {
            if (!text.startsWith(secret, at)) continue
            // Six digits may be part of any longer number.
            if (!isCode(secret) || new RegExp(`(?<![\\w.#])${secret}(?![\\w.])`).test(text))
              leaks.add(`${name} in ${where}`)
          }
        }
        if (/eyJ[\w-]{10,}\.eyJ/.test(text)) leaks.add(`a token in ${where}`)
      }
      return [...leaks]
    },
  }
  return recording
}
