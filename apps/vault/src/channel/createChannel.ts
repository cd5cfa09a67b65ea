import {
  internalError,
  invalidParams,
  isPorticoError,
  limitExceeded,
  PorticoError,
  requestAborted,
} from '@portico/protocol'
import {
  type AppMessage,
  createMessageId,
  type FrameError,
  type FrameRequestName,
  type FrameSignal,
  type FrameSignalName,
  formatFrameMessage,
  frameLimits,
  isFrameRequestName,
  parseAppMessage,
} from '@portico/protocol/frame'

interface ChannelOptions {
  readonly port: Pick<MessagePort, 'postMessage' | 'addEventListener' | 'start'>
  readonly answer: (message: AppMessage, signal: AbortSignal) => Promise<unknown>
  readonly getTime?: () => number
}

export interface Channel {
  signal<name extends FrameSignalName>(name: name, payload: FrameSignal<name>): void
  abort(id?: string): void
  readonly dropped: ReadonlyMap<string, number>
}

/** Beyond this rate messages are dropped without an error reply. */
const refusalsPerSecond = 4 * frameLimits.messagesPerSecond

const isExempt = (name: FrameRequestName) => name === 'RPC_ABORT'

export function createChannel({ port, answer, getTime = () => performance.now() }: ChannelOptions): Channel {
  const open = new Map<string, AbortController>()
  const seen = new Set<string>()
  const dropped = new Map<string, number>()
  const admit = createRateLimit(frameLimits.messagesPerSecond, getTime)
  const admitRefusal = createRateLimit(refusalsPerSecond, getTime)
  let [lastSeen, lastSent] = [-1, 0]

  const drop = (reason: string) => void dropped.set(reason, (dropped.get(reason) ?? 0) + 1)

  const reply = (id: string, name: FrameRequestName, payload: unknown) =>
    port.postMessage(formatFrameMessage({ id, seq: ++lastSent, kind: 'success', name, payload }))

  const refuse = (id: string, name: FrameRequestName, error: unknown) =>
    port.postMessage(
      formatFrameMessage({ id, seq: ++lastSent, kind: 'error', name, payload: describeError(error) }),
    )

  async function handle(message: AppMessage) {
    const { id, name } = message
    const controller = new AbortController()
    open.set(id, controller)
    try {
      const success = await answer(message, controller.signal)
      if (open.delete(id)) reply(id, name, success)
    } catch (error) {
      if (open.delete(id)) refuse(id, name, error)
    }
  }

  /** Sends an error reply if the name can be read, so that the page need not wait for its timeout. */
  function refuseUnread(data: unknown, id: string | undefined, reason: string, error: PorticoError) {
    drop(reason)
    const type = typeof data === 'object' && data !== null && 't' in data ? String(data.t) : ''
    const name = type.replace(/^@w3m-app\//, '')
    if (id !== undefined && isFrameRequestName(name) && !seen.has(id)) refuse(id, name, error)
  }

  port.addEventListener('message', event => {
    const isAdmitted = admit()
    // Parsing is the expensive part, so a flood is dropped unparsed.
    if (!isAdmitted && !admitRefusal()) return drop('flood')
    const { data } = event as MessageEvent<unknown>
    const parsed = parseAppMessage(data)
    if ('fault' in parsed) {
      return refuseUnread(data, parsed.id, parsed.fault, new PorticoError(invalidParams))
    }
    const { message } = parsed
    const { id, name, seq } = message
    if (seq <= lastSeen || seen.has(id)) return drop('replayed')
    lastSeen = seq
    remember(seen, id)
    if (!isExempt(name) && (!isAdmitted || open.size >= frameLimits.inFlight)) {
      return refuse(id, name, new PorticoError(limitExceeded))
    }
    void handle(message)
  })
  port.start()

  return {
    dropped,
    signal: (name, payload) =>
      port.postMessage(
        formatFrameMessage({ id: createMessageId(), seq: ++lastSent, kind: 'signal', name, payload }),
      ),
    abort(id) {
      const chosen = id === undefined ? [...open.keys()] : [id]
      for (const each of chosen) open.get(each)?.abort(new PorticoError(requestAborted))
    },
  }
}

/** Enough that no honest page reuses an id within them, and few enough to need little memory. */
const rememberedIds = 10_000

function remember(seen: Set<string>, id: string) {
  seen.add(id)
  const [oldest] = seen
  if (seen.size > rememberedIds && oldest !== undefined) seen.delete(oldest)
}

/** Only catalogue messages reach the page. Any other error is reported without details. */
function describeError(error: unknown): FrameError {
  const known = isPorticoError(error) ? error : new PorticoError(internalError)
  const { message, rpcCode, code } = known
  return { message: message.slice(0, 1024), ...(rpcCode !== undefined && { code: rpcCode }), reason: code }
}

function createRateLimit(perSecond: number, getTime: () => number): () => boolean {
  let [began, count] = [getTime(), 0]
  return () => {
    const now = getTime()
    if (now - began >= 1000) [began, count] = [now, 0]
    count += 1
    return count <= perSecond
  }
}
