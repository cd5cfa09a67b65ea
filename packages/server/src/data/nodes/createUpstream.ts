import { createUrlRedactor } from '@portico/protocol'
import { AnswerTooLong, readCapped } from '../../http/readCapped.js'
import { traceFetch } from '../../tracing/createTracer.js'
import { UpstreamFailure } from '../UpstreamFailure.js'
import { getWork, type RequestWork, runForCaller } from './requestWork.js'

export interface UpstreamOptions {
  /** Display name, such as 'The node of eip155:1'. The URL is never shown, because it may contain a key. */
  name: string
  url: string
  headers?: Readonly<Record<string, string>> | undefined
  sign?: ((method: string, path: string) => Promise<Readonly<Record<string, string>>>) | undefined
  timeout?: number | undefined
  mostBytes?: number | undefined
  now?: (() => number) | undefined
  onError?: ((error: Error) => void) | undefined
  onAnswer?: ((answer: UpstreamAnswer) => void) | undefined
}

export type UpstreamSurroundings = Pick<UpstreamOptions, 'now' | 'onError' | 'onAnswer'>

export interface UpstreamAnswer {
  name: string
  /** `skipped`: no request was made, because the circuit breaker is open or too many are in flight. */
  outcome: 'answered' | 'failed' | 'skipped'
  milliseconds?: number
}

export type Upstream = ReturnType<typeof createUpstream>

const failuresInARow = 5
const restMs = 10_000
const mostAtOnce = 256
/** Leaves room for the server's own requests. */
const mostForeignAtOnce = 128

/**
 * An HTTP service that this server calls. Responses are limited in time and size, and redirects are not followed. A
 * circuit breaker skips requests for a while after consecutive failures. Requests chosen by clients do not count
 * towards it: otherwise a few slow ones could make the service unavailable to everyone.
 */
export function createUpstream(options: UpstreamOptions) {
  const { name, headers, timeout = 4000, mostBytes = 2_000_000, now = Date.now, onError = () => {} } = options
  const base = options.url.replace(/\/$/, '')
  let failures = 0
  let restsUntil = 0
  let atOnce = 0
  const tell = (outcome: UpstreamAnswer['outcome'], since?: number) =>
    options.onAnswer?.({ name, outcome, ...(since && { milliseconds: performance.now() - since }) })

  function refuse(words: string): never {
    tell('skipped')
    throw new UpstreamFailure(`${name} ${words}`)
  }

  async function ask<Answer>(
    path: string,
    init: RequestInit,
    read: (text: string) => Answer,
    isForeign = false,
  ): Promise<Answer> {
    return await runForCaller(() => askInTurn(path, init, read, isForeign))
  }

  async function askInTurn<Answer>(
    path: string,
    init: RequestInit,
    read: (text: string) => Answer,
    isForeign: boolean,
  ): Promise<Answer> {
    const work = getWork()
    if (now() < restsUntil) refuse('has failed too often and is left alone for now.')
    if (atOnce >= (isForeign ? mostForeignAtOnce : mostAtOnce)) refuse('has too much to do.')
    if (work && !mayContinue(work)) refuse('is asked for more than one request may cost.')
    atOnce++
    const since = performance.now()
    try {
      const answer = await attempt(path, init, read, work)
      failures = 0
      tell('answered', since)
      return answer
    } catch (cause) {
      const failure = toFailure(name, cause)
      tell(countsAsFailure(failure) ? 'failed' : 'answered', since)
      // A call aborted with its request says nothing about the upstream.
      const wasAborted = work?.signal.aborted ?? false
      if (!isForeign && !wasAborted && countsAsFailure(failure)) note(failure)
      throw failure
    } finally {
      atOnce--
    }
  }

  async function attempt<Answer>(
    path: string,
    init: RequestInit,
    read: (text: string) => Answer,
    work: RequestWork | undefined,
  ) {
    const signed = await options.sign?.(init.method ?? 'GET', path)
    const response = await traceFetch(name, () =>
      fetch(base + path, {
        ...init,
        headers: { Accept: 'application/json', ...headers, ...init.headers, ...signed },
        redirect: 'error',
        signal: work
          ? AbortSignal.any([work.signal, AbortSignal.timeout(timeout)])
          : AbortSignal.timeout(timeout),
      }),
    )
    const text = await readCapped(response, mostBytes, bytes => {
      if (work) work.bytesLeft -= bytes
    })
    if (response.ok) return read(text)
    const { status } = response
    throw new UpstreamFailure(`${name} responded with ${status}.`, { status })
  }

  function note(failure: UpstreamFailure) {
    failures++
    if (failures < failuresInARow) return
    // After the pause a single failure opens the circuit again.
    failures = failuresInARow - 1
    restsUntil = now() + restMs
    onError(failure)
  }

  const parseJson = (text: string) => JSON.parse(text) as unknown
  const getText = (path: string) => ask(path, {}, text => text)
  const post = (body: unknown, isForeign: boolean, path = '') =>
    ask(
      path,
      { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } },
      parseJson,
      isForeign,
    )
  const { redactValue } = createUrlRedactor([options.url], Object.values(headers ?? {}))
  return {
    name,
    /** Removes the URL and its keys from a response before it is passed on. */
    redactValue,
    getText,
    getJson: (path: string) => ask(path, {}, parseJson),
    postJson: (body: unknown, path?: string) => post(body, false, path),
    /** For a request chosen by a client, which may be one that cannot be answered in time. */
    postForeign: (body: unknown, path?: string) => post(body, true, path),
    getForeign: (path: string) => ask(path, {}, parseJson, true),
  }
}

function mayContinue(work: RequestWork): boolean {
  work.callsLeft--
  return !work.signal.aborted && work.callsLeft >= 0 && work.bytesLeft > 0
}

function toFailure(name: string, cause: unknown): UpstreamFailure {
  if (cause instanceof UpstreamFailure) return cause
  if (cause instanceof AnswerTooLong)
    return new UpstreamFailure(`${name} has a longer answer than is read.`, { isTooLong: true, cause })
  const reason = cause instanceof Error && cause.name === 'TimeoutError' ? 'in time' : 'as it should'
  return new UpstreamFailure(`${name} does not answer ${reason}.`, { cause })
}

/** "There is no such account" (404) is a valid response, and so is one that is too long. */
const countsAsFailure = ({ status = 500, isTooLong }: UpstreamFailure) =>
  !isTooLong && (status >= 500 || status === 429)
