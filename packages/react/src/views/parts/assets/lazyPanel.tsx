import { type ComponentType, useEffect, useReducer } from 'react'
import { useStrings } from '../../../hooks/internal/useStrings.js'
import { ErrorState } from '../../../ui/StateMessage/ErrorState.js'
import { PanelSkeleton } from './PanelSkeleton.js'
import { holdingsStrings } from './strings.js'

export interface PanelProps {
  readonly showsAll: boolean
  readonly onShowAll: () => void
}

/** A tab whose code loads on demand, with a skeleton meanwhile and a retry after a failure. */
export function lazyPanel<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // Cached, so that it renders in the first frame next time.
  let Panel: ComponentType<Props> | undefined
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level only
  return function LazyPanel(props: Props) {
    const words = useStrings(holdingsStrings)
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
