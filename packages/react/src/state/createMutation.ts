import { type Cell, createCell } from './createCell.js'

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

export interface MutationCell<Data> extends Pick<Cell<MutationState<Data>>, 'get' | 'subscribe'> {
  /** Never throws; the outcome is in the state and the callbacks. */
  readonly mutate: (run: () => Promise<Data>, callbacks?: MutationCallbacks<Data>) => void
  readonly mutateAsync: (run: () => Promise<Data>) => Promise<Data>
  readonly reset: () => void
}

const idle = { status: 'idle', data: undefined, error: undefined } as const
const pending = { status: 'pending', data: undefined, error: undefined } as const

/** The state of an asynchronous method. The last call wins: an earlier call that settles later is ignored. */
export function createMutation<Data>(): MutationCell<Data> {
  const { get, set, subscribe } = createCell<MutationState<Data>>(idle)
  let latest = 0

  async function mutateAsync(run: () => Promise<Data>): Promise<Data> {
    latest += 1
    const call = latest
    const settle = (state: MutationState<Data>) => {
      if (latest === call) set(state)
    }
    set(pending)
    try {
      const data = await run()
      settle({ status: 'success', data, error: undefined })
      return data
    } catch (error) {
      settle({ status: 'error', data: undefined, error: toError(error) })
      throw error
    }
  }

  return {
    get,
    subscribe,
    mutateAsync,
    mutate(run, { onSuccess, onError } = {}) {
      mutateAsync(run).then(onSuccess, error => onError?.(toError(error)))
    },
    reset() {
      latest += 1
      set(idle)
    },
  }
}

/** Wallets also throw strings and plain objects. */
function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown), { cause: thrown })
}
