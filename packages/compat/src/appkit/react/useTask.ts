'use client'
import { useCallback, useState } from 'react'
import { callListener } from '../callListener.js'
import { getAppKit } from '../currentAppKit.js'

export interface TaskParameters<Data> {
  readonly onSuccess?: ((data: Data) => void) | undefined
  readonly onError?: ((error: Error) => void) | undefined
}

export interface TaskState<Data> {
  readonly data: Data | undefined
  readonly error: Error | undefined
  readonly isPending: boolean
  readonly isError: boolean
  readonly isSuccess: boolean
}

interface Attempt<Data> {
  readonly status: 'idle' | 'pending' | 'error' | 'success'
  readonly data?: Data
  readonly error?: Error
}

export function useTask<Inputs extends readonly unknown[], Data>(
  work: (...inputs: Inputs) => Promise<Data>,
  { onSuccess, onError }: TaskParameters<Data>,
): readonly [state: TaskState<Data>, run: (...inputs: Inputs) => Promise<void>] {
  const { portico } = getAppKit('useTask')
  const [{ status, data, error }, setAttempt] = useState<Attempt<Data>>({ status: 'idle' })
  const run = useCallback(
    async (...inputs: Inputs) => {
      setAttempt({ status: 'pending' })
      try {
        const result = await work(...inputs)
        setAttempt({ status: 'success', data: result })
        callListener(portico, onSuccess, result)
      } catch (thrown) {
        const failure = thrown instanceof Error ? thrown : new Error(String(thrown))
        setAttempt({ status: 'error', error: failure })
        callListener(portico, onError, failure)
      }
    },
    [portico, work, onSuccess, onError],
  )
  const state = {
    data,
    error,
    isPending: status === 'pending',
    isError: status === 'error',
    isSuccess: status === 'success',
  }
  return [state, run]
}
