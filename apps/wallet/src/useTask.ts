import { useState } from 'react'

export interface Task {
  readonly busy: boolean
  readonly error: string | undefined
  run(work: () => Promise<unknown>): Promise<void>
}

export function useTask(): Task {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  return {
    busy,
    error,
    async run(work) {
      setBusy(true)
      setError(undefined)
      try {
        await work()
      } catch (cause) {
        setError(cause instanceof Error ? cause.message : 'That did not work.')
      }
      setBusy(false)
    },
  }
}
