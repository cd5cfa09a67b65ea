import { type CaipNetworkId, type Network, switchNetwork } from '@portico/core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigation } from '../../../hooks/internal/useNavigation.js'
import { usePortico } from '../../../hooks/usePortico.js'
import { type AttemptCell, createAttempt } from '../../../state/createAttempt.js'
import { type Asking, describeAttempt } from '../../../state/describeAttempt.js'
import { resolveNetworkRoute } from './resolveNetworkRoute.js'

export interface NetworkChoice {
  readonly choose: (network: Network) => void
  readonly chosen: CaipNetworkId | undefined
  readonly asking: Asking | undefined
}

interface Chosen {
  readonly id: CaipNetworkId
  readonly attempt: AttemptCell
}

const subscribeToNothing = () => () => {}

/** Requests a network from the wallet within the list. Another family needs another wallet, in its own view. */
export function useNetworkChoice(): NetworkChoice {
  const { portico } = usePortico()
  const { push } = useNavigation()
  const [chosen, setChosen] = useState<Chosen>()
  const attempt = useSyncExternalStore(chosen?.attempt.subscribe ?? subscribeToNothing, () =>
    chosen?.attempt.get(),
  )
  useEffect(() => chosen?.attempt.stop, [chosen])
  function choose(network: Network) {
    const { caipNetworkId: id } = network
    const route = resolveNetworkRoute(portico.store.get(), network)
    if (route?.name !== 'SwitchNetwork') {
      if (route) push(route)
      return
    }
    const next = createAttempt(() => switchNetwork(portico, id))
    next.start()
    setChosen({ id, attempt: next })
  }
  return { choose, chosen: chosen?.id, asking: attempt && describeAttempt(attempt) }
}
