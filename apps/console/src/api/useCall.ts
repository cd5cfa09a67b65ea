import type { ConsoleCalls } from '@portico/server'
import { useCallback, useEffect, useState } from 'react'
import { CallFailure, type CallName, call } from './call.ts'

export const toCode = (error: unknown): string =>
  error instanceof CallFailure
    ? error.code
    : error instanceof DOMException
      ? 'passkey_failed'
      : 'internal_error'

interface State<Body> {
  data?: Body | undefined
  error?: string | undefined
  isFetching: boolean
}

/** Fetches again whenever the input changes; the previous data stays until the next is there. */
export function useCall<Name extends CallName>(name: Name, input: ConsoleCalls[Name]['input']) {
  const key = JSON.stringify(input)
  const [state, setState] = useState<State<ConsoleCalls[Name]['body']>>({ isFetching: true })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the input, and a new round repeats it.
  useEffect(() => {
    let isCurrent = true
    setState(before => ({ ...before, isFetching: true }))
    call(name, input).then(
      data => isCurrent && setState({ data, isFetching: false }),
      error => isCurrent && setState(before => ({ ...before, error: toCode(error), isFetching: false })),
    )
    return () => {
      isCurrent = false
    }
  }, [name, key, round])
  const refetch = useCallback(() => setRound(before => before + 1), [])
  return { ...state, refetch }
}

/** Something that a click does, with its progress and its refusal. */
export function useAction() {
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<{ code: string; detail?: string | undefined }>()
  const run = useCallback(async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    setPending(true)
    setFailure(undefined)
    try {
      return await work()
    } catch (cause) {
      setFailure({ code: toCode(cause), detail: cause instanceof CallFailure ? cause.detail : undefined })
      return undefined
    } finally {
      setPending(false)
    }
  }, [])
  return { run, isPending, error: failure?.code, detail: failure?.detail }
}
