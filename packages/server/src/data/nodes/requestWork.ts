import { AsyncLocalStorage } from 'node:async_hooks'

/** Upstream budget of one request; it is aborted when the request ends. */
export interface RequestWork {
  readonly signal: AbortSignal
  callsLeft: number
  bytesLeft: number
}

/** Runs each upstream call on behalf of one caller, so that callers share upstreams fairly. */
export type RunForCaller = <Result>(task: () => Promise<Result>) => Promise<Result>

const mostCalls = 250
const mostBytes = 32_000_000

const works = new AsyncLocalStorage<RequestWork | undefined>()
const callers = new AsyncLocalStorage<RunForCaller>()

export const getWork = (): RequestWork | undefined => works.getStore()

/** Gives the task its own budget, unless it already runs within one. */
export function withWork<Result>(signal: AbortSignal, task: () => Promise<Result>): Promise<Result> {
  if (getWork()) return task()
  return works.run({ signal, callsLeft: mostCalls, bytesLeft: mostBytes }, task)
}

/** For work shared by all callers: it outlives the request that started it. */
export const withoutWork = <Result>(task: () => Promise<Result>): Promise<Result> =>
  works.run(undefined, task)

export const withCaller = <Result>(run: RunForCaller, task: () => Result): Result => callers.run(run, task)

export const runForCaller: RunForCaller = task => callers.getStore()?.(task) ?? task()
