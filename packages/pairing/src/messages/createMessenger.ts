import type { Environment } from '@portico/core'
import type { Timer } from '@portico/core/adapter'
import { malformedAnswer, messageTooLarge, PorticoError, walletTimeout } from '@portico/protocol'
import { openEnvelope, sealEnvelope, type TopicKey } from '../crypto/openEnvelope.js'
import type { MessageListener, Relay } from '../relay/Relay.js'
import type { Attest } from '../verify/createAttester.js'
import type { Seen } from './createSeen.js'
import { parsePayload, type RpcError } from './parsePayload.js'
import { PeerError } from './peerErrors.js'
import { getRpcMethod, type RpcMethodName } from './rpcMethods.js'

export interface InboundRequest {
  readonly topic: string
  readonly id: number
  readonly method: string
  readonly params: unknown
  readonly symKey: string | undefined
}

/** How a request arrived, for wallets that verify where it comes from. */
export interface Delivery {
  readonly message: string
  readonly attestation: string | undefined
}

export type Answer = { readonly result: unknown } | { readonly error: RpcError }

interface MessengerOptions {
  readonly environment: Environment
  readonly seen: Seen
  getKey(topic: string): TopicKey | undefined
  onRequest(request: InboundRequest, delivery: Delivery): Promise<void> | void
  readonly attest?: Attest | undefined
}

export interface RequestParameters {
  readonly topic: string
  readonly method: RpcMethodName
  readonly params: unknown
  readonly id?: number | undefined
  readonly ttl?: number | undefined
  readonly answerTopics?: readonly string[] | undefined
  readonly send?: ((message: string) => Promise<unknown>) | undefined
  readonly onResult?: ResultListener | undefined
}

export interface PeerResult {
  readonly result: unknown
  readonly senderPublicKey: string | undefined
}

/** Runs before the message is acknowledged, so that what it stores is safe. */
type ResultListener = (result: PeerResult) => Promise<void> | void

interface ExpectParameters {
  readonly id: number
  readonly topics: readonly string[]
  readonly ttl: number
  readonly onResult?: ResultListener | undefined
}

interface OpenRequest {
  readonly id: number
  readonly sent: Promise<void>
  readonly answer: Promise<PeerResult>
}

export interface Messenger {
  /** Strictly increasing, even within one millisecond. */
  createId(): number
  request(parameters: RequestParameters): OpenRequest
  expect(parameters: ExpectParameters): Promise<PeerResult>
  answer(request: Omit<InboundRequest, 'params'>, answer: Answer): Promise<void>
  seal(topic: string, payload: unknown): string
  /** Resolves with what lets the wallet verify the origin of a sealed payload; undefined if it is not attested. */
  attest(message: string, payload: unknown): Promise<string | undefined>
  receive: MessageListener
  rejectAll(error: Error, topic?: string): void
  readonly dropped: number
}

interface Waiting {
  readonly topics: readonly string[]
  readonly onResult: ResultListener | undefined
  resolve(answer: PeerResult): void
  reject(error: Error): void
}

/** The maximum message size in bytes: our relay refuses more, others close the connection. */
const messageLimit = 256 * 1024

export function createMessenger(relay: Pick<Relay, 'publish'>, options: MessengerOptions): Messenger {
  const { environment, seen, getKey } = options
  const waiting = new Map<number, Waiting>()
  let dropped = 0
  let lastId = 0

  function createId(): number {
    lastId = Math.max(createPayloadId(environment.now()), lastId + 1)
    return lastId
  }

  function seal(topic: string, payload: unknown, symKey = getKey(topic)?.symKey): string {
    if (!symKey) throw new TypeError('There is no key for this topic.')
    const message = sealEnvelope({ text: JSON.stringify(payload), symKey })
    const size = message.length
    if (size > messageLimit)
      throw new PorticoError(messageTooLarge, { context: { size, limit: messageLimit } })
    // Ignores our own messages if a relay echoes them.
    seen.add(message)
    return message
  }

  function expect({ id, topics, ttl, onResult }: ExpectParameters): Promise<PeerResult> {
    const answer = new Promise<PeerResult>((resolve, reject) => {
      let timer: Timer
      const finish = () => {
        waiting.delete(id)
        environment.clearTimeout(timer)
      }
      timer = environment.setTimeout(
        () => waiting.get(id)?.reject(new PorticoError(walletTimeout)),
        ttl * 1000,
      )
      waiting.set(id, {
        topics,
        onResult,
        resolve(result) {
          finish()
          resolve(result)
        },
        reject(error) {
          finish()
          reject(error)
        },
      })
    })
    // Prevents an unhandled rejection if the caller does not await the response.
    answer.catch(() => undefined)
    return answer
  }

  /** An attestation only informs the wallet, so its absence never stops a message. */
  async function attest(message: string, payload: unknown): Promise<string | undefined> {
    try {
      return await options.attest?.(message, JSON.stringify(payload))
    } catch (error) {
      environment.logger.warn('The origin of a message could not be attested.', error)
      return undefined
    }
  }

  const receive: MessageListener = async (topic, message, attestation) => {
    if (seen.has(message)) return
    const key = getKey(topic)
    const opened = key && openEnvelope(message, key)
    const payload = opened && parsePayload(opened.text)
    if (!payload) {
      dropped += 1
      return
    }
    if (payload.type === 'request') {
      const { id, method, params } = payload
      const request = { topic, id, method, params, symKey: key.symKey }
      await options.onRequest(request, { message, attestation })
    } else {
      const open = waiting.get(payload.id)
      if (!open?.topics.includes(topic)) return
      if (payload.type === 'result') {
        const result = { result: payload.result, senderPublicKey: opened.senderPublicKey }
        await open.onResult?.(result)
        open.resolve(result)
      } else if (payload.type === 'error') open.reject(new PeerError(payload.error))
      else open.reject(new PorticoError(malformedAnswer))
    }
    // After handling, so that a failure leads to another delivery.
    seen.finish(message)
  }

  return {
    createId,
    request({ topic, method, params, id = createId(), ttl, answerTopics, send, onResult }) {
      const { tag, ttl: usual, prompt, attested } = getRpcMethod(method)
      const lifetime = ttl ?? usual
      const payload = { id, jsonrpc: '2.0', method, params }
      const message = seal(topic, payload)
      const answer = expect({ id, topics: [topic, ...(answerTopics ?? [])], ttl: lifetime, onResult })
      const publish = async () => {
        const attestation = attested && options.attest ? await attest(message, payload) : undefined
        await relay.publish({ topic, message, ttl: lifetime, tag, prompt, attestation })
      }
      const sent = (send ? send(message) : publish()).then(() => undefined)
      sent.catch((error: Error) => waiting.get(id)?.reject(error))
      return { id, sent, answer }
    },
    async answer({ topic, id, method, symKey }, answer) {
      const { answerTag, answerTtl, refusalTag } = getRpcMethod(method)
      const tag = 'error' in answer ? (refusalTag ?? answerTag) : answerTag
      const message = seal(topic, { id, jsonrpc: '2.0', ...answer }, symKey)
      await relay.publish({ topic, message, ttl: answerTtl, tag })
    },
    expect,
    seal,
    attest,
    receive,
    rejectAll(error, topic) {
      for (const open of [...waiting.values()])
        if (topic === undefined || open.topics.includes(topic)) open.reject(error)
    },
    get dropped() {
      return dropped
    },
  }
}

/** Sixteen digits: milliseconds followed by three random digits. Ids increase over time. */
export function createPayloadId(now: number): number {
  return now * 1000 + Math.floor(Math.random() * 1000)
}
