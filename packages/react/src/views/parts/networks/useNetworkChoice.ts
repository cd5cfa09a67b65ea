import {
  type CaipNetworkId,
  type Network,
  type PorticoState,
  type Route,
  selectConnectedAccount,
  switchNetwork,
} from '@portico/core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigation } from '../../../hooks/internal/useNavigation.js'
import { usePortico } from '../../../hooks/usePortico.js'
import { type AttemptCell, createAttempt, describeAttempt } from '../../../state/createAttempt.js'

export type NetworkChoice = ReturnType<typeof useNetworkChoice>

interface Chosen {
  readonly id: CaipNetworkId
  readonly attempt: AttemptCell
}

const subscribeToNothing = () => () => {}

/** Requests a network from the wallet within the list. Another family needs another wallet, in its own view. */
export function useNetworkChoice() {
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

export function resolveNetworkRoute(state: PorticoState, network: Network): Route | undefined {
  const { active, activeNamespace } = state.networks
  const { caipNetworkId, chainNamespace } = network
  if (active[activeNamespace]?.caipNetworkId === caipNetworkId) return undefined
  const leavesWallet =
    selectConnectedAccount(state, activeNamespace) && !selectConnectedAccount(state, chainNamespace)
  if (!leavesWallet) return { name: 'SwitchNetwork', network: caipNetworkId }
  return {
    name: 'SwitchActiveChain',
    switchToChain: chainNamespace,
    navigateTo: 'Connect',
    navigateWithReplace: true,
    network: caipNetworkId,
  }
}
