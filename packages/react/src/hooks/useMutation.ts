'use client'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

export type MutationStatus = 'idle' | 'pending' | 'success' | 'error'

export type MutationState<Data> =
  | { readonly status: 'idle'; readonly data: undefined; readonly error: undefined }
  | { readonly status: 'pending'; readonly data: undefined; readonly error: undefined }
  | { readonly status: 'success'; readonly data: Data; readonly error: undefined }
  | { readonly status: 'error'; readonly data: undefined; readonly error: Error }

export interface MutationCallbacks<Data> {
  readonly onSuccess?: ((data: Data) => void) | undefined
  readonly onError?: ((error: Error) => void) | undefined
}

export interface MutationFlags {
  readonly isIdle: boolean
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly isError: boolean
}

/** The state of the latest call, its flags, and the way back to idle. */
export type MutationResult<Data> = MutationState<Data> & MutationFlags & { readonly reset: () => void }

export interface Mutation<Variables, Data> {
  readonly state: MutationResult<Data>
  /** For event handlers: never throws, the outcome is in the state and the callbacks. */
  readonly mutate: (variables: Variables, callbacks?: MutationCallbacks<Data>) => void
  /** For `await`: rejects with the error. */
  readonly mutateAsync: (variables: Variables) => Promise<Data>
}

const idle = { status: 'idle', data: undefined, error: undefined } as const
const pending = { status: 'pending', data: undefined, error: undefined } as const

/** One asynchronous verb as state. The last call wins; nothing is set after the component is gone. */
export function useMutation<Variables, Data>(
  run: (variables: Variables) => Promise<Data>,
): Mutation<Variables, Data> {
  const [state, setState] = useState<MutationState<Data>>(idle)
  const latest = useRef(0)
  const latestRun = useRef(run)
  useEffect(() => {
    latestRun.current = run
  })
  useEffect(
    () => () => {
      latest.current += 1
    },
    [],
  )

  const reset = useCallback(() => {
    latest.current += 1
    setState(idle)
  }, [])

  const mutateAsync = useCallback(async (variables: Variables): Promise<Data> => {
    latest.current += 1
    const call = latest.current
    const settle = (next: MutationState<Data>) => {
      if (latest.current === call) setState(next)
    }
    settle(pending)
    try {
      const data = await latestRun.current(variables)
      settle({ status: 'success', data, error: undefined })
      return data
    } catch (error) {
      settle({ status: 'error', data: undefined, error: toError(error) })
      throw error
    }
  }, [])

  const mutate = useCallback(
    (variables: Variables, { onSuccess, onError }: MutationCallbacks<Data> = {}) => {
      mutateAsync(variables).then(onSuccess, error => onError?.(toError(error)))
    },
    [mutateAsync],
  )

  const { status } = state
  return useMemo(
    () => ({
      mutate,
      mutateAsync,
      state: {
        ...state,
        isIdle: status === 'idle',
        isPending: status === 'pending',
        isSuccess: status === 'success',
        isError: status === 'error',
        reset,
      },
    }),
    [mutate, mutateAsync, state, status, reset],
  )
}

/** Wallets throw strings and plain objects too. */
function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown), { cause: thrown })
}
