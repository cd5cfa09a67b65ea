'use client'
import { useCallback } from 'react'
import { getAppKit } from '../currentAppKit.js'
import { updateEmail } from '../updateEmail.js'
import { type TaskParameters, type TaskState, useTask } from './useTask.js'

interface NewEmail {
  readonly email: string
}

export type UseAppKitUpdateEmailParameters = TaskParameters<NewEmail>

export interface UseAppKitUpdateEmailReturn extends TaskState<NewEmail> {
  readonly updateEmail: () => Promise<void>
}

export function useAppKitUpdateEmail(
  parameters: UseAppKitUpdateEmailParameters = {},
): UseAppKitUpdateEmailReturn {
  const { portico } = getAppKit('useAppKitUpdateEmail')
  const work = useCallback(() => updateEmail(portico), [portico])
  const [state, run] = useTask(work, parameters)
  return { ...state, updateEmail: run }
}
