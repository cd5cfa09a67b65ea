import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page, Route } from '@playwright/test'
import { deriveAccounts } from '../../apps/vault/src/families/deriveAccounts.ts'
import { combineShares } from '../../apps/vault/src/keys/combineShares.ts'
import { parseRecoveryKit } from '../../apps/vault/src/keys/recoveryKit.ts'
import { addresses } from './addresses.ts'

/** What a site gets to see and keep while the vault works, and beside it what it must never see. */
export interface Recording {
  /** Reads what a page keeps and shows: before that is cleared or the page closed. Open pages are read at the end. */
  read(page: Page): Promise<void>
  /** Names something that only the vault may have. */
  hide(name: string, ...secrets: readonly string[]): void
  /** Names the words of a wallet, and the keys that they stand for. */
  hideKit(words: readonly string[]): Promise<void>
  /** Which secrets were met until now, by name, e.g. to see that there were any. */
  getSecretNames(): ReadonlySet<string>
  /** Every secret that was seen, and where; found at the end, since most are only known then. */
  findLeaks(): Promise<string[]>
}

/** Fields of the vault's own calls whose values are nobody else's business. */
const secretFields =
  /^(accessToken|refreshToken|authShare|share|sealed|sealedShare|sealedKey|deposited|ticket|commitment|countersignature|challengeId|agreementKey|code)$/

const isVaultCall = (url: string) => /^\/(auth|escrow)\//.test(new URL(url).pathname)
const isSitePage = (page: Page) => page.url().startsWith(addresses.demo)
const isCode = (text: string) => /^\d{6}$/.test(text)

/** A page may have a code that is typed there, in the message that hands it on and nowhere else. */
const withoutTypedCode = (message: string) => message.replace(/"otp":"\d{6}"/, '')

/** Runs in every page: tells each message that a page of the site sends or gets, and what it throws. */
function tellMessages(siteOrigin: string) {
  if (location.origin !== siteOrigin) return
  const { tellMessage } = window as unknown as { tellMessage(text: string): Promise<void> }
  // Buffers as lists of numbers, which is a form that secrets are looked for in.
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
    // React wakes itself with empty messages, many times a second.
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

/** All that a page keeps and shows. */
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

/** As Solana writes keys; leading zeros do not matter for a search. */
function toBase58(bytes: Uint8Array): string {
  const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  let text = ''
  for (let rest = BigInt(`0x${Buffer.from(bytes).toString('hex')}`); rest > 0n; rest /= 58n)
    text = letters[Number(rest % 58n)] + text
  return text
}

/** In whatever form somebody could write bytes. */
const formsOf = (bytes: Uint8Array): string[] => [
  Buffer.from(bytes).toString('hex'),
  // The last letters depend on what follows.
  Buffer.from(bytes).toString('base64').slice(0, 40),
  Buffer.from(bytes).toString('base64url').slice(0, 40),
  toBase58(bytes),
  Array.from(bytes.slice(0, 8)).join(','),
]

/**
 * Every share that goes with a root and the service's share of it. Those of the device and of the ways back are among
 * them; at which places they were taken, nobody tells.
 */
async function* listShares(root: Uint8Array, authShare: Uint8Array): AsyncIterable<Uint8Array> {
  const [values, place = 0] = [authShare.subarray(0, root.length), authShare[root.length]]
  for (let at = 1; at < 256; at++) {
    if (at === place) continue
    // What the vault puts together is read at place 0: with all places moved by `at`, that is the share from there.
    const [first, second] = [Uint8Array.of(...root, at), Uint8Array.of(...values, place ^ at)]
    const share = await combineShares({ bytes: first, epoch: 0 }, { bytes: second, epoch: 0 })
    yield Uint8Array.of(...share, at)
  }
}

/** No secret is shorter. */
const startLength = 6

/** There are thousands of secrets, in all their forms: by how they start, one look at each place of a text is enough. */
function groupByStart(secrets: ReadonlyMap<string, string>) {
  const groups = new Map<string, [secret: string, name: string][]>()
  for (const entry of secrets) {
    const start = entry[0].slice(0, startLength)
    groups.set(start, [...(groups.get(start) ?? []), entry])
  }
  return groups
}

/** Records a whole browser: messages, requests, the console, errors, and at the end the storage of the site's pages. */
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
    // A page that is gone has no answers any more.
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
  // On their way, since the worker that asked may have ended by the time that somebody wants to read its answers.
  await context.route(
    url => isVaultCall(url.href),
    // Whoever asked may be gone.
    route => passOn(route).catch(() => route.abort().catch(() => undefined)),
  )

  /** Once it is known what the service was given, for each time that shares were made. */
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
            // Six digits may be a part of any longer number.
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
