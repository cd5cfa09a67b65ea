import { projectIdNotConfigured, servicesNotConfigured } from '@portico/protocol'
import { reportError } from '../events/reportError.js'
import { showAlert } from '../events/showAlert.js'
import { trackEvent } from '../events/trackEvent.js'
import { type MemoryKey, recall } from '../store/recall.js'
import { setDisconnected } from '../store/slices/accounts.js'
import type { Portico } from './Portico.js'
import type { Runtime } from './Runtime.js'

interface Run {
  users: number
  stop?: (() => void) | undefined
  greeted?: boolean
}

const runs: MemoryKey<Run> = { create: () => ({ users: 0 }) }

/** Starts discovery and restores connections. Returns how to stop; an immediate restart has no effect. */
export function startPortico(portico: Portico): () => void {
  const run = recall(portico, runs)
  run.users += 1
  run.stop ??= begin(portico, run)
  let released = false
  return () => {
    if (released) return
    released = true
    run.users -= 1
    queueMicrotask(() => {
      if (run.users > 0) return
      run.stop?.()
      run.stop = undefined
    })
  }
}

function begin(portico: Portico, run: Run): () => void {
  const stops = [...portico.adapters.values()].map(adapter => adapter.start())
  stops.push(followOtherTabs(portico))
  // Once per page: later connections survive another start.
  const endsSessions = !portico.options.reconnect && !run.greeted
  if (!run.greeted) greet(portico)
  run.greeted = true
  const isFree = Object.values(portico.store.get().accounts).every(({ status }) => status === 'disconnected')
  for (const source of portico.sources.values()) source.start?.({ isFree, endsSessions })
  stops.push(takeUp(portico))
  return () => {
    for (const stop of stops) stop()
  }
}

function followOtherTabs(portico: Portico): () => void {
  return portico.storage.subscribe('connections', (stored = {}) => {
    portico.runtime
      .run(runtime => runtime.followOtherTab(stored))
      .catch(error =>
        portico.environment.logger.warn('The connections of another tab could not be applied.', error),
      )
  })
}

/** Resumes what earlier visits have left open; loads nothing if there is nothing. */
function takeUp(portico: Portico): () => void {
  const { options, storage, store } = portico
  const { accounts, initialized } = store.get()
  const restoring = Object.values(accounts).filter(({ status }) => status === 'connecting')
  if (restoring.length === 0 && !initialized) store.set(state => ({ ...state, initialized: true }))
  const isUnderWay = storage.get('pendingTransactions') || storage.get('purchase')
  const isLeft = !options.reconnect && storage.get('connections')
  if (restoring.length === 0 && !isUnderWay && !isLeft && !options.siwx) return () => undefined
  let stop: (() => void) | undefined
  let isOver = false
  const resume = (runtime: Runtime) => {
    if (!isOver) stop = runtime.resume()
  }
  portico.runtime.run(resume).catch(error => {
    // If it is loaded later after all, connecting still asks for the sign-in.
    portico.runtime.whenThere(resume)
    reportError(portico, 'The state of an earlier visit could not be restored.', error)
    store.set(state => ({
      ...state,
      initialized: true,
      accounts: restoring.reduce((all, { namespace }) => setDisconnected(all, namespace), state.accounts),
    }))
  })
  return () => {
    isOver = true
    stop?.()
  }
}

function greet(portico: Portico): void {
  const { options, environment } = portico
  if (environment.location?.href.includes('result_uri')) {
    portico.runtime
      .run(runtime => runtime.removeResultUri())
      .catch(error => environment.logger.warn('The login result was not removed from the URL.', error))
  }
  if (!options.projectId && options.services.config) showAlert(portico, projectIdNotConfigured)
  if (!options.services.config && options.debug) environment.logger.notice(servicesNotConfigured.message)
  trackEvent(portico, { event: 'INITIALIZE', properties: {} })
}
