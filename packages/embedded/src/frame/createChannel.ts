import type { Environment, Timer } from '@portico/core'
import {
  type ErrorEntry,
  emailLoginUnavailable,
  frameBlockedByCsp,
  frameNotSet,
  frameRequestAborted,
  frameVersionMismatch,
  iframeLoadFailed,
  iframeRequestTimeout,
  invalidFrameEvent,
  limitExceeded,
  originNotAllowed,
  PorticoError,
  payloadTooLarge,
  requestAborted,
  secureSdkVersion,
  unverifiedDomain,
} from '@portico/protocol'
import {
  checkPlainData,
  createMessageId,
  type FrameMessage,
  type FrameRequestInput,
  type FrameRequestName,
  type FrameSuccess,
  formatAppMessage,
  frameLimits,
  frameTiming,
  parseFrameMessage,
} from '@portico/protocol/frame'
import type { Frame, OpenFrame } from './Frame.js'
import { toReplyError } from './toReplyError.js'

export type Signal = Extract<FrameMessage, { readonly kind: 'signal' }>

export interface ChannelOptions {
  readonly environment: Pick<Environment, 'setTimeout' | 'clearTimeout' | 'logger'>
  readonly openFrame: OpenFrame
  /** The address of the frame, as it is when one is made. */
  getUrl(): string
  /** The frame is there; so what the vault has to know first can be told. */
  onReady(): void
  onSignal(signal: Signal): void
  /** The frame is gone, and with it whatever it showed. */
  onEnd(): void
  /** Worth telling the site's owner. */
  onAlert(entry: ErrorEntry, context?: unknown): void
}

export interface OpenRequest {
  readonly name: FrameRequestName
  readonly payload: unknown
}

export interface Channel {
  /** Resolves half a second after the vault says that it is ready. Makes a frame where there is none. */
  open(): Promise<void>
  request<name extends FrameRequestName>(
    name: name,
    payload: FrameRequestInput<name>,
    signal?: AbortSignal,
  ): Promise<FrameSuccess<name>>
  /** Gives up the open requests that are named, here and in the vault. */
  abort(isMeant: (request: OpenRequest) => boolean): void
  getFrame(): Frame | undefined
}

interface Pending extends OpenRequest {
  readonly id: string
  resolve(value: unknown): void
  reject(error: unknown): void
}

/** One frame from its first load until it is given up. */
interface Life {
  frame?: Frame
  port?: MessagePort
  readonly ready: Promise<void>
  settle(error?: PorticoError): void
  isReady: boolean
  heard: number
  said: number
  timer: Timer
}

/**
 * The one way to the vault. Every request settles exactly once, whatever happens to the frame: an answer, an error, a
 * time limit, an abort, or the end of the frame that it was sent to.
 */
export function createChannel(options: ChannelOptions): Channel {
  const { environment, openFrame, getUrl, onReady, onSignal, onEnd, onAlert } = options
  const { logger } = environment
  const pending = new Map<string, Pending>()
  let life: Life | undefined
  /** A frame that goes elsewhere is made anew once, by itself; after that somebody has to ask for it. */
  let mayReturn = true

  function start(): Life {
    let settle: Life['settle'] = () => undefined
    const ready = new Promise<void>((resolve, reject) => {
      settle = error => (error ? reject(error) : resolve())
    })
    ready.catch(() => undefined) // told to every request that waits for it
    const timer = environment.setTimeout(() => fail(iframeLoadFailed), frameTiming.load)
    const started: Life = { ready, settle, isReady: false, heard: -1, said: 0, timer }
    life = started
    const ifCurrent = (act: () => void) => () => {
      if (life === started) act()
    }
    const fail = (entry: ErrorEntry & { readonly message: string }) => {
      onAlert(entry)
      end(started, () => new PorticoError<string>(entry))
    }
    try {
      started.frame = openFrame(getUrl(), {
        onLoad: ifCurrent(() => {
          if (started.port) leave(started)
          else shakeHands(started)
        }),
        onError: ifCurrent(() => end(started, () => new PorticoError(emailLoginUnavailable))),
        onGone: ifCurrent(() => end(started, toAborted)),
        onBlocked: directive =>
          ifCurrent(() => {
            onAlert(frameBlockedByCsp, { directive })
            end(started, () => new PorticoError(frameBlockedByCsp, { context: { directive } }))
          })(),
      })
    } catch (error) {
      end(started, () => error)
    }
    return started
  }

  function shakeHands(current: Life): void {
    const { port1, port2 } = new MessageChannel()
    current.port = port1
    port1.onmessage = ({ data }) => {
      if (life === current) hear(current, data)
    }
    current.frame?.post({ t: 'init', v: secureSdkVersion, nonce: createMessageId() }, port2)
  }

  function hear(current: Life, data: unknown): void {
    const parsed = parseFrameMessage(data)
    if ('fault' in parsed) {
      if (parsed.fault === 'wrong_version' && !current.isReady) {
        const context = { page: secureSdkVersion, vault: parsed.version ?? 0 }
        end(current, () => new PorticoError(frameVersionMismatch, { context }))
        return
      }
      logger.warn(invalidFrameEvent.message, parsed.fault)
      return
    }
    const { message } = parsed
    const isFirst = current.heard < 0
    const isReady = message.kind === 'signal' && message.name === 'READY'
    if (message.seq <= current.heard || isFirst !== isReady) {
      logger.warn(invalidFrameEvent.message, 'out of order')
      return
    }
    current.heard = message.seq
    if (isReady) becomeReady(current)
    else if (message.kind === 'signal') onSignal(message)
    else answer(message)
  }

  function becomeReady(current: Life): void {
    environment.clearTimeout(current.timer)
    current.timer = environment.setTimeout(() => {
      current.isReady = true
      onReady()
      current.settle()
    }, frameTiming.readyDelay)
  }

  function answer(message: Exclude<FrameMessage, Signal>): void {
    const request = pending.get(message.id)
    // Given up meanwhile, or never asked.
    if (request?.name !== message.name) return
    if (message.kind === 'success') request.resolve(message.payload)
    else {
      // The login service reads the list of allowed origins too, and it is the one that counts.
      if (message.payload.reason === originNotAllowed.code) onAlert(unverifiedDomain)
      request.reject(toReplyError(message.payload))
    }
  }

  /** The frame is given up, and with it everything that was asked of it. */
  function end(ended: Life, getError: (request?: Pending) => unknown): void {
    if (life === ended) life = undefined
    environment.clearTimeout(ended.timer)
    ended.port?.close()
    ended.frame?.remove()
    onEnd()
    // Whoever still waits for the frame is among the open requests, or asked for the frame alone.
    ended.settle(getError() as PorticoError)
    for (const request of [...pending.values()]) request.reject(getError(request))
  }

  /** The frame went elsewhere: nothing there is trusted with what was asked before. */
  function leave(left: Life): void {
    end(left, toAborted)
    if (!mayReturn) return
    mayReturn = false
    start()
  }

  function say<name extends FrameRequestName>(
    id: string,
    name: name,
    payload: FrameRequestInput<name>,
  ): void {
    if (!life?.port) throw new PorticoError(frameNotSet)
    const message = formatAppMessage({ id, seq: life.said++, name, payload })
    if (checkPlainData(message)) throw new PorticoError(payloadTooLarge)
    life.port.postMessage(message)
  }

  /** Nobody waits for the answer. */
  function sayAbort(request: string): void {
    if (life?.isReady) say(createMessageId(), 'RPC_ABORT', { request })
  }

  function request<name extends FrameRequestName>(
    name: name,
    payload: FrameRequestInput<name>,
    signal?: AbortSignal,
  ): Promise<FrameSuccess<name>> {
    return new Promise((resolve, reject) => {
      const id = createMessageId()
      const over = new AbortController()
      let timer: Timer
      const settle = (act: () => void) => {
        if (!pending.delete(id)) return
        over.abort()
        environment.clearTimeout(timer)
        act()
      }
      const entry: Pending = {
        id,
        name,
        payload,
        // Parsed by the schema of this name.
        resolve: value => settle(() => resolve(value as FrameSuccess<name>)),
        reject: error => settle(() => reject(error)),
      }
      if (pending.size >= frameLimits.inFlight) return reject(new PorticoError(limitExceeded))
      pending.set(id, entry)
      if (signal?.aborted) return giveUp(entry, toAborted(entry))
      signal?.addEventListener('abort', () => giveUp(entry, toAborted(entry)), { signal: over.signal })
      open().then(() => {
        if (!pending.has(id)) return
        try {
          say(id, name, payload)
        } catch (error) {
          entry.reject(error)
          return
        }
        // No time limit while a person looks at a transaction: the request ends with the view that shows it.
        // Nor while they are at a provider: that ends with its window or view, or when the service lets it end.
        if (name === 'RPC_REQUEST' || name === 'CONNECT_SOCIAL' || name === 'CONNECT_FARCASTER') return
        timer = environment.setTimeout(() => {
          onAlert(iframeRequestTimeout)
          giveUp(entry, new PorticoError(iframeRequestTimeout))
        }, frameTiming.request)
      }, entry.reject)
    })
  }

  function giveUp(request: Pending, error: unknown): void {
    request.reject(error)
    sayAbort(request.id)
  }

  function open(): Promise<void> {
    if (life) return life.ready
    mayReturn = true
    return start().ready
  }

  return {
    open,
    request,
    abort(isMeant) {
      for (const request of [...pending.values()]) if (isMeant(request)) giveUp(request, toAborted(request))
    },
    getFrame: () => life?.frame,
  }
}

function toAborted(request?: OpenRequest): PorticoError {
  return new PorticoError(request?.name === 'RPC_REQUEST' ? requestAborted : frameRequestAborted)
}
