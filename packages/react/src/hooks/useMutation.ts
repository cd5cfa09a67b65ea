import type { Portico } from '@portico/core'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createMutation, type MutationCallbacks, type MutationState } from '../state/createMutation.js'
import { usePorticoInstance } from './internal/usePorticoStore.js'

/** The state of the latest call, with its flags and `reset`. */
export type MutationResult<Data> = MutationState<Data> & {
  readonly isIdle: boolean
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly isError: boolean
  readonly reset: () => void
}

export interface MutationMethods<Variables, Data> {
  /** For event handlers: never throws; the outcome is in the state and the callbacks. */
  readonly mutate: (variables: Variables, callbacks?: MutationCallbacks<Data>) => void
  /** For `await`: rejects with the error. */
  readonly mutateAsync: (variables: Variables) => Promise<Data>
}

export interface Mutation<Variables, Data> extends MutationMethods<Variables, Data> {
  readonly state: MutationResult<Data>
}

export function useMutation<Variables, Data>(
  run: (variables: Variables) => Promise<Data>,
): Mutation<Variables, Data> {
  const [mutation] = useState(() => createMutation<Data>())
  const state = useSyncExternalStore(mutation.subscribe, mutation.get, mutation.get)
  const latestRun = useRef(run)
  useEffect(() => {
    latestRun.current = run
  })
  const methods = useMemo(
    () => ({
      mutate: (variables: Variables, callbacks?: MutationCallbacks<Data>) =>
        mutation.mutate(() => latestRun.current(variables), callbacks),
      mutateAsync: (variables: Variables) => mutation.mutateAsync(() => latestRun.current(variables)),
    }),
    [mutation],
  )
  const { status } = state
  return {
    ...methods,
    state: {
      ...state,
      isIdle: status === 'idle',
      isPending: status === 'pending',
      isSuccess: status === 'success',
      isError: status === 'error',
      reset: mutation.reset,
    },
  }
}

type Methods<Variables, Data> = MutationMethods<Variables, Data>

/** A mutation whose methods are also available under the name of the action. */
export type NamedMutation<Name extends string, Variables, Data> = MutationResult<Data> &
  Methods<Variables, Data> & { readonly [Key in Name]: Methods<Variables, Data>['mutate'] } & {
    readonly [Key in `${Name}Async`]: Methods<Variables, Data>['mutateAsync']
  }

export function useNamedMutation<Name extends string, Variables, Data>(
  name: Name,
  run: (portico: Portico, variables: Variables) => Promise<Data>,
): NamedMutation<Name, Variables, Data> {
  const portico = usePorticoInstance(`usePortico${name.charAt(0).toUpperCase()}${name.slice(1)}`)
  const { state, mutate, mutateAsync } = useMutation((variables: Variables) => run(portico, variables))
  const methods = { mutate, mutateAsync, [name]: mutate, [`${name}Async`]: mutateAsync }
  // Computed names have no type of their own.
  return { ...state, ...methods } as NamedMutation<Name, Variables, Data>
}
