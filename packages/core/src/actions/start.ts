import { projectIdNotConfigured, servicesNotConfigured } from '@portico/protocol'
import { type MemoryKey, recall } from '../store/recall.js'
import type { Portico } from '../types/Portico.js'
import { followOtherTabs } from './followOtherTabs.js'
import { restoreStored } from './restoreStored.js'
import { showAlert } from './showAlert.js'
import { trackEvent } from './trackEvent.js'

interface Run {
  users: number
  stop?: (() => void) | undefined
  greeted?: boolean
}

const runs: MemoryKey<Run> = { create: () => ({ users: 0 }) }

/**
 * Begins to look for wallets and restores connections. Each caller gets a release; the last release stops the
 * listening. A release followed at once by another start (StrictMode, hot reload) changes nothing.
 */
export function start(portico: Portico): () => void {
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
  if (!run.greeted) greet(portico)
  run.greeted = true
  const isFree = Object.values(portico.store.get().accounts).every(({ status }) => status === 'disconnected')
  for (const source of portico.sources.values()) source.start?.({ isFree })
  restoreStored(portico)
  if (portico.storage.get('pendingTransactions')) stops.push(followTransactions(portico))
  if (portico.storage.get('purchase')) stops.push(followPurchase(portico))
  if (portico.options.siwx) stops.push(startSignIn(portico))
  return () => {
    for (const stop of stops) stop()
  }
}

/** What was sent on an earlier visit is followed to its end. */
function followTransactions(portico: Portico): () => void {
  let stop: (() => void) | undefined
  let isOver = false
  import('../transactions/followTransactions.js').then(
    ({ followTransactions }) => {
      if (!isOver) stop = followTransactions(portico)
    },
    error => portico.environment.logger.warn('What was sent is not followed.', error),
  )
  return () => {
    isOver = true
    stop?.()
  }
}

/** What somebody has gone to pay for on an earlier visit is waited for. */
function followPurchase(portico: Portico): () => void {
  let stop: (() => void) | undefined
  let isOver = false
  import('../onRamp/followPurchase.js').then(
    ({ followPurchase }) => {
      if (!isOver) stop = followPurchase(portico)
    },
    error => portico.environment.logger.warn('A purchase is not followed.', error),
  )
  return () => {
    isOver = true
    stop?.()
  }
}

/** Comes later, since nobody can be asked before a wallet is connected. */
function startSignIn(portico: Portico): () => void {
  let stop: (() => void) | undefined
  let isOver = false
  import('../signIn/followSignIn.js').then(
    ({ followSignIn }) => {
      if (!isOver) stop = followSignIn(portico)
    },
    error => portico.environment.logger.error('Sign-in could not be loaded: nobody is asked.', error),
  )
  return () => {
    isOver = true
    stop?.()
  }
}

function greet(portico: Portico): void {
  const { options, environment } = portico
  if (environment.location?.href.includes('result_uri')) {
    import('./removeResultUri.js').then(
      ({ removeResultUri }) => removeResultUri(environment),
      error => environment.logger.warn('The result in the address was not removed.', error),
    )
  }
  if (!options.projectId && options.services.config) showAlert(portico, projectIdNotConfigured)
  if (!options.services.config && options.debug) environment.logger.notice(servicesNotConfigured.message)
  trackEvent(portico, { event: 'INITIALIZE', properties: {} })
}
