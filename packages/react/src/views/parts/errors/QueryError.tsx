import { ErrorState, type ErrorStateProps } from '../../../ui/StateMessage/ErrorState.js'

export interface QueryErrorProps extends Omit<ErrorStateProps, 'onRetry'> {
  readonly refetch: () => Promise<unknown>
}

/** A failed query, with a button that fetches again. The query's state has the outcome. */
export function QueryError({ refetch, ...state }: QueryErrorProps) {
  return <ErrorState {...state} onRetry={() => void refetch().catch(() => undefined)} />
}
