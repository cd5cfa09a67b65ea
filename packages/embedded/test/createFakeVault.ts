import type { SurfacePlace } from '@portico/core/adapter'
import {
  type AppMessage,
  createMessageId,
  type FrameError,
  type FrameInit,
  type FrameMessage,
  type FrameRequestName,
  type FrameSuccess,
  formatFrameMessage,
  parseAppMessage,
} from '@portico/protocol/frame'
import type { Frame, FrameListener, OpenFrame } from '../src/frame/createFrameOpener.js'

export type Handlers = {
  [name in FrameRequestName]?: (
    payload: Extract<AppMessage, { readonly name: name }>['payload'],
  ) => FrameSuccess<name> | { readonly error: FrameError } | 'silent'
}

export const evmAddress = `0x${'ab'.repeat(20)}`
export const solanaAddress = '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi'

export interface FakeVault {
  readonly openFrame: OpenFrame
  /** Addresses of the frames that were made, the last one being in the page. */
  readonly urls: string[]
  readonly inits: FrameInit[]
  /** Everything that came over a port. */
  readonly heard: AppMessage[]
  /** Where the frame is seen. */
  place: SurfacePlace | undefined
  removed: number
  /** Whether a frame loads and says that it is ready by itself. */
  automatic: boolean
  handlers: Handlers
  load(): void
  ready(version?: string): void
  fail(): void
  vanish(): void
  block(directive: string): void
  /** Posts whatever is given. */
  post(data: unknown): void
  say(
    message: FrameMessage extends infer message
      ? Omit<message & object, 'seq' | 'id'> & { id?: string }
      : never,
  ): void
  names(): readonly FrameRequestName[]
}

/** The other end of the port, without keys: answers as it is told to. */
export function createFakeVault(handlers: Handlers = {}): FakeVault {
  let listener: FrameListener | undefined
  let port: MessagePort | undefined
  let seq = 0

  const vault: FakeVault = {
    urls: [],
    inits: [],
    heard: [],
    place: undefined,
    removed: 0,
    automatic: true,
    handlers: {
      CONNECT_EMAIL: () => ({ action: 'VERIFY_OTP' }),
      CONNECT_OTP: () => undefined,
      CONNECT_DEVICE: () => undefined,
      IS_CONNECTED: () => ({ isConnected: true }),
      GET_USER: payload =>
        String(payload?.chainId).startsWith('solana')
          ? { email: 'ada@example.com', address: solanaAddress, chainId: String(payload?.chainId) }
          : { email: 'ada@example.com', address: evmAddress, chainId: Number(payload?.chainId) },
      GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({ smartAccountEnabledNetworks: [] }),
      SIGN_OUT: () => undefined,
      RELOAD: () => undefined,
      SWITCH_NETWORK: ({ chainId }) => ({ chainId }),
      SYNC_DAPP_DATA: () => undefined,
      SYNC_THEME: () => undefined,
      RPC_ABORT: () => undefined,
      ...handlers,
    },
    openFrame(url, given) {
      vault.urls.push(url)
      listener = given
      if (vault.automatic) queueMicrotask(vault.load)
      const frame: Frame = {
        post(init, handed) {
          vault.inits.push(init)
          port = handed
          seq = 0
          port.onmessage = ({ data }) => hear(data)
          if (vault.automatic) vault.ready()
        },
        place(place) {
          vault.place = place
        },
        remove() {
          vault.removed += 1
        },
      }
      return frame
    },
    load: () => listener?.onLoad(),
    ready: (version = '4') => vault.say({ kind: 'signal', name: 'READY', payload: { version } }),
    fail: () => listener?.onError(),
    vanish: () => listener?.onGone(),
    block: directive => listener?.onBlocked(directive),
    post: data => port?.postMessage(data),
    say(message) {
      // Name and payload are paired by whoever calls.
      port?.postMessage(formatFrameMessage({ id: createMessageId(), seq: seq++, ...message } as FrameMessage))
    },
    names: () => vault.heard.map(({ name }) => name),
  }

  function hear(data: unknown): void {
    const parsed = parseAppMessage(data)
    if ('fault' in parsed) throw new Error(`The page sent what does not fit: ${parsed.fault}`)
    const { message } = parsed
    vault.heard.push(message)
    const { id, name } = message
    const handler = vault.handlers[name] as ((payload: unknown) => unknown) | undefined
    if (!handler) return
    const answer = handler(message.payload)
    if (answer === 'silent') return
    const isError = typeof answer === 'object' && answer !== null && 'error' in answer
    vault.say(
      isError
        ? { id, kind: 'error', name, payload: answer.error as FrameError }
        : { id, kind: 'success', name, payload: answer },
    )
  }

  return vault
}
