import { type ComponentType, useEffect, useReducer } from 'react'
import { useWords } from '../../../hooks/internal/useWords.js'
import { enHoldings } from '../../../locales/later/enHoldings.js'
import { ErrorState } from '../../../ui/StateMessage/ErrorState.js'
import { PanelSkeleton } from './PanelSkeleton.js'

/** What every tab of the account gets. */
export interface PanelProps {
  /** All that there is; else its beginning. */
  readonly showsAll: boolean
  readonly onShowAll: () => void
}

/** A tab of the account whose code comes when somebody turns to it: rows stand in for it, and a failure can be tried again. */
export function lazyPanel<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // Kept, so that it is there in the first frame when it is needed again.
  let Panel: ComponentType<Props> | undefined
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level only
  return function LazyPanel(props: Props) {
    const words = useWords('holdings', enHoldings)
    const [state, setState] = useReducer((_: string, next: string) => next, 'loading')
    useEffect(() => {
      if (Panel || state !== 'loading') return undefined
      let left = false
      load().then(
        loaded => {
          Panel = loaded
          if (!left) setState('loaded')
        },
        () => left || setState('failed'),
      )
      return () => {
        left = true
      }
    }, [state])
    if (Panel) return <Panel {...props} />
    if (state === 'failed')
      return (
        <ErrorState
          title={words.partFailed}
          retryLabel={words.tryAgain}
          onRetry={() => setState('loading')}
        />
      )
    return <PanelSkeleton />
  }
}
