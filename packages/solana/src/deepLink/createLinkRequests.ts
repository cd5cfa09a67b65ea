import type { Environment } from '@portico/core'
import { parseJson, readProperty } from '@portico/core/adapter'
import { PorticoError, requestAborted, userRejected, walletTimeout } from '@portico/protocol'
import { isTapped, openApp, watchReturn } from '../phone/openApp.js'
import { type LinkAnswer, linkKeys, returnParameter } from './linkReturn.js'

/** How long an answer is kept for a page that was discarded and asks again. */
const keptFor = 600_000
/** An answer arrives with the return; the visitor who returns without one has closed the wallet. */
const returnPatience = 3_000

/** A request that the wallet may answer to another page than the one that has asked. */
export interface LinkRequest {
  readonly id: string
  readonly at: number
  /** The same for the same request in every page. */
  readonly digest: string
  /** The fragment of the page, which is not part of the redirect link. */
  readonly hash: string
  /** What the page that gets the answer needs to read it. */
  readonly secret?: string | undefined
}

export interface AskOptions {
  readonly digest: string
  readonly secret?: string | undefined
  readonly signal?: AbortSignal | undefined
  formatLink(redirect: string): string
}

export function createLinkRequests(
  environment: Environment,
  wallet: string,
  offer: (link: string) => () => void,
) {
  const { storage, page, location } = environment
  const keys = linkKeys(wallet)
  let last: Promise<unknown> = Promise.resolve()
  let isBusy = false
  let cancelLast = () => {}

  const read = (key: string) => parseJson(storage?.getItem(key) ?? '')

  function forget(): void {
    storage?.removeItem(keys.request)
    storage?.removeItem(keys.answer)
  }

  function note(options: Pick<AskOptions, 'digest' | 'secret'>): LinkRequest {
    const [hash = ''] = /#.*$/.exec(location?.href ?? '') ?? []
    const { digest, secret } = options
    const request = { id: environment.randomUUID(), at: environment.now(), digest, hash, secret }
    storage?.removeItem(keys.answer)
    storage?.setItem(keys.request, JSON.stringify(request))
    return request
  }

  function getRedirect(id: string): string {
    const here = (location?.href ?? '').replace(/#.*$/, '')
    return `${here}${here.includes('?') ? '&' : '?'}${returnParameter}=${wallet}.${id}`
  }

  function wait(request: LinkRequest, { signal, formatLink }: AskOptions): Promise<LinkAnswer> {
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void) => () => {
        page?.removeEventListener('storage', onStorage)
        signal?.removeEventListener('abort', abort)
        unwatch()
        close()
        settle()
      }
      const fail = (error: PorticoError) =>
        finish(() => {
          forget()
          reject(error)
        })
      const onStorage = (event: Event) => {
        if (readProperty(event, 'key') !== keys.answer) return
        const answer = parseAnswer(parseJson(String(readProperty(event, 'newValue'))))
        if (answer?.id === request.id) finish(() => resolve(answer))()
      }
      const abort = () => fail(new PorticoError(requestAborted, { cause: signal?.reason }))()
      const unwatch = watchReturn(environment, returnPatience, fail(new PorticoError(walletTimeout)))
      cancelLast = fail(new PorticoError(userRejected))
      let close = () => {}
      page?.addEventListener('storage', onStorage)
      signal?.addEventListener('abort', abort)
      const link = formatLink(getRedirect(request.id))
      // A new connection is shown by a view of its own, and begins with a tap.
      if (request.secret !== undefined || isTapped(environment)) openApp(environment, link)
      else close = offer(link)
    })
  }

  async function inTurn<T>(run: () => Promise<T>): Promise<T> {
    while (isBusy) await last.catch(() => undefined)
    isBusy = true
    const running = run().finally(() => {
      isBusy = false
    })
    last = running
    return running
  }

  return {
    /** Opens the wallet, and waits for the answer, which arrives in this page or in another tab. */
    ask: (options: AskOptions) =>
      inTurn(async () => {
        if (options.signal?.aborted) throw new PorticoError(requestAborted)
        return wait(note(options), options)
      }),
    /** Opens the wallet for something that needs no answer. */
    tell(formatLink: AskOptions['formatLink']): void {
      const { id } = note({ digest: '' })
      openApp(environment, formatLink(getRedirect(id)))
    },
    /** The answer to a request of an earlier page, together with the request. */
    findReturned(): { readonly request: LinkRequest; readonly answer: LinkAnswer } | undefined {
      const request = parseRequest(read(keys.request))
      const answer = parseAnswer(read(keys.answer))
      if (!request || answer?.id !== request.id) return undefined
      if (environment.now() - answer.at > keptFor) return undefined
      return { request, answer }
    },
    forget,
    cancel: () => cancelLast(),
  }
}

function parseRequest(value: unknown): LinkRequest | undefined {
  const [id, digest, secret] = ['id', 'digest', 'secret'].map(key => readProperty(value, key))
  if (typeof id !== 'string' || typeof digest !== 'string') return undefined
  return { id, digest, at: 0, hash: '', secret: typeof secret === 'string' ? secret : undefined }
}

function parseAnswer(value: unknown): LinkAnswer | undefined {
  const [id, at, parameters] = ['id', 'at', 'parameters'].map(key => readProperty(value, key))
  if (typeof id !== 'string' || typeof at !== 'number' || typeof parameters !== 'object') return undefined
  const texts = Object.entries(parameters ?? {}).filter(([, text]) => typeof text === 'string')
  return { id, at, parameters: Object.fromEntries(texts) }
}
