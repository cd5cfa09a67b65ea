import type { Environment } from '@portico/core'
import {
  type ErrorEntry,
  emailLoginUnavailable,
  frameBlockedByCsp,
  frameNotSet,
  frameReplyError,
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
  userRejected,
} from '@portico/protocol'
import type {
  FrameError,
  FrameMessage,
  FrameRequestInput,
  FrameRequestName,
  FrameSuccess,
} from '@portico/protocol/frame'
import { checkPlainData, createMessageId, formatAppMessage, frameTiming } from '@portico/protocol/frame'
import type { Frame, OpenFrame } from './createFrameOpener.js'
import { createLife, type Life } from './createLife.js'
import { createOpenRequests, type OpenRequest } from './createOpenRequests.js'
import { isReadySignal, readMessage } from './readMessage.js'

export type Signal = Extract<FrameMessage, { readonly kind: 'signal' }>

interface ChannelOptions {
  readonly environment: Pick<Environment, 'setTimeout' | 'clearTimeout' | 'logger'>
  readonly openFrame: OpenFrame
  getUrl(): string
  onReady(): void
  onSignal(signal: Signal): void
  onEnd(): void
  onAlert(entry: ErrorEntry, context?: unknown): void
}

export interface Channel {
  open(): Promise<void>
  request<name extends FrameRequestName>(
    name: name,
    payload: FrameRequestInput<name>,
    signal?: AbortSignal,
  ): Promise<FrameSuccess<name>>
  abort(isMeant: (request: OpenRequest) => boolean): void
  getFrame(): Frame | undefined
}

/** These have no timeout: they end with their view, with the provider's window, or by the service. */
const untimed: readonly FrameRequestName[] = [
  'RPC_REQUEST',
  'CONNECT_SOCIAL',
  'CONNECT_FARCASTER',
  'UPDATE_EMAIL',
]

/** Every request settles once: by a response, an error, a timeout, an abort, or the end of its frame. */
export function createChannel(options: ChannelOptions): Channel {
  const { environment, openFrame, getUrl, onReady, onSignal, onEnd, onAlert } = options
  const requests = createOpenRequests(environment)
  let life: Life | undefined
  /** A frame that navigates away is recreated once automatically; after that only on request. */
  let mayReturn = true

  function start(): Life {
    const started = createLife(environment, () => {
      onAlert(iframeLoadFailed)
      end(started, () => new PorticoError(iframeLoadFailed))
    })
    life = started
    const ifCurrent = (act: () => void) => {
      if (life === started) act()
    }
    try {
      started.frame = openFrame(getUrl(), {
        onLoad: () => ifCurrent(() => (started.port ? leave(started) : shakeHands(started))),
        onError: () => ifCurrent(() => end(started, () => new PorticoError(emailLoginUnavailable))),
        onGone: () => ifCurrent(() => end(started, toAborted)),
        onBlocked: directive =>
          ifCurrent(() => {
            onAlert(frameBlockedByCsp, { directive })
            end(started, () => new PorticoError(frameBlockedByCsp, { context: { directive } }))
          }),
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
    const read = readMessage(current, data)
    if ('version' in read) {
      const context = { page: secureSdkVersion, vault: read.version }
      end(current, () => new PorticoError(frameVersionMismatch, { context }))
    } else if ('fault' in read) environment.logger.warn(invalidFrameEvent.message, read.fault)
    else take(current, read.message)
  }

  function take(current: Life, message: FrameMessage): void {
    current.heard = message.seq
    if (isReadySignal(message)) becomeReady(current)
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
    const request = requests.get(message.id)
    // Aborted meanwhile, or never requested.
    if (request?.name !== message.name) return
    if (message.kind === 'success') request.resolve(message.payload)
    else {
      // The login service checks the allowed origins too and is authoritative.
      if (message.payload.reason === originNotAllowed.code) onAlert(unverifiedDomain)
      request.reject(toReplyError(message.payload))
    }
  }

  function end(ended: Life, getError: (request?: OpenRequest) => unknown): void {
    if (life === ended) life = undefined
    environment.clearTimeout(ended.timer)
    ended.port?.close()
    ended.frame?.remove()
    onEnd()
    // Callers that wait for the frame are open requests, or called `open` alone.
    ended.settle(getError() as PorticoError)
    for (const request of requests.list()) request.reject(getError(request))
  }

  /** The frame navigated away: the new document must not receive earlier requests. */
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

  function giveUp(request: OpenRequest, error: unknown): void {
    request.reject(error)
    if (life?.isReady) say(createMessageId(), 'RPC_ABORT', { request: request.id })
  }

  function request<name extends FrameRequestName>(
    name: name,
    payload: FrameRequestInput<name>,
    signal?: AbortSignal,
  ): Promise<FrameSuccess<name>> {
    if (requests.isFull()) return Promise.reject(new PorticoError(limitExceeded))
    const { request, answer } = requests.add(name, payload)
    const onAbort = () => giveUp(request, toAborted(request))
    if (signal?.aborted) {
      onAbort()
      return answer
    }
    signal?.addEventListener('abort', onAbort, { signal: request.over })
    open().then(() => {
      if (!request.over.aborted) send(request, () => say(request.id, name, payload))
    }, request.reject)
    return answer
  }

  function send(request: OpenRequest, say: () => void): void {
    try {
      say()
    } catch (error) {
      request.reject(error)
      return
    }
    if (untimed.includes(request.name)) return
    request.limit(frameTiming.request, () => {
      onAlert(iframeRequestTimeout)
      giveUp(request, new PorticoError(iframeRequestTimeout))
    })
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
      for (const request of requests.list()) if (isMeant(request)) giveUp(request, toAborted(request))
    },
    getFrame: () => life?.frame,
  }
}

function toAborted(request?: OpenRequest): PorticoError {
  return new PorticoError(request?.name === 'RPC_REQUEST' ? requestAborted : frameRequestAborted)
}

function toReplyError({ message, code, reason }: FrameError): PorticoError {
  if (code === userRejected.rpcCode) return new PorticoError(userRejected)
  const entry: ErrorEntry & { readonly message: string } = {
    ...frameReplyError,
    // Reasons of the vault's services have no pages of their own.
    ...(reason !== undefined && { code: reason, page: frameReplyError.code }),
    message: message || frameReplyError.message,
    ...(code !== undefined && { rpcCode: code }),
  }
  return new PorticoError<string>(entry)
}
