import { type ChainNamespace, connect, type Portico, watchState } from '@portico/core'
import type { AttemptRun } from './createAttempt.js'

export interface ConnectTarget {
  readonly namespace: ChainNamespace
  readonly connectorId: string
}

interface Started extends ConnectTarget {
  readonly controller: AbortController
  readonly connecting: Promise<unknown>
  readonly unwatch: () => void
  isPending: boolean
  onPending?: () => void
}

const startedKey = '@portico/connecting'

/** A wallet may open a window only within a click. The view takes over with `takeConnecting`. */
export function connectAtClick(portico: Portico, { namespace, connectorId }: ConnectTarget): void {
  const controller = new AbortController()
  const onPending = () => {
    started.isPending = true
    started.onPending?.()
  }
  const connecting = connect(portico, { namespace, connectorId, signal: controller.signal, onPending })
  // If the dialog closes before the view mounts, nothing else withdraws the request.
  const unwatch = watchState(
    portico,
    ({ modal }) => modal.open,
    isOpen => {
      if (isOpen) return
      unwatch()
      controller.abort()
      if (portico.memory.get(startedKey) === started) portico.memory.delete(startedKey)
    },
  )
  // The view reports the error.
  connecting.catch(() => undefined).finally(unwatch)
  const started: Started = { namespace, connectorId, controller, connecting, unwatch, isPending: false }
  portico.memory.set(startedKey, started)
}

/** The request that the click has started, once, or a new one. */
export function takeConnecting(portico: Portico, target: ConnectTarget): AttemptRun {
  return (signal, onPending) => {
    const { namespace, connectorId } = target
    const started = portico.memory.get(startedKey) as Started | undefined // only this module writes this key
    portico.memory.delete(startedKey)
    if (started?.connectorId !== connectorId || started.namespace !== namespace) {
      return connect(portico, { ...target, signal, onPending })
    }
    started.unwatch()
    signal.addEventListener('abort', () => started.controller.abort(), { once: true })
    started.onPending = onPending
    if (started.isPending) onPending()
    return started.connecting
  }
}
