import { AsyncLocalStorage } from 'node:async_hooks'

export interface RequestWork {
  readonly signal: AbortSignal
  callsLeft: number
  bytesLeft: number
}

export type RunForCaller = <Result>(task: () => Promise<Result>) => Promise<Result>

const mostCalls = 250
const mostBytes = 32_000_000

const works = new AsyncLocalStorage<RequestWork | undefined>()
const callers = new AsyncLocalStorage<RunForCaller>()

export const getWork = (): RequestWork | undefined => works.getStore()

export function withWork<Result>(signal: AbortSignal, task: () => Promise<Result>): Promise<Result> {
  if (getWork()) return task()
  return works.run({ signal, callsLeft: mostCalls, bytesLeft: mostBytes }, task)
}

/** For work shared by all callers: it outlives the request that started it. */
export const withoutWork = <Result>(task: () => Promise<Result>): Promise<Result> =>
  works.run(undefined, task)

export const withCaller = <Result>(run: RunForCaller, task: () => Result): Result => callers.run(run, task)

export const runForCaller: RunForCaller = task => callers.getStore()?.(task) ?? task()
