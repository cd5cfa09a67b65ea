import { showToast } from '../../events/showToast.js'
import type { Portico } from '../../runtime/Portico.js'
import type { Popup } from '../../services/Environment.js'
import { type MemoryKey, recall } from '../../store/recall.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { watchPayWindow } from '../pay/watchPayWindow.js'
import { moveBuy } from './moveBuy.js'
import { purchasePatience } from './onRampLimits.js'
import type { Purchase } from './Purchase.js'
import { readHeld } from './readHeld.js'

interface Following {
  popup?: Popup | undefined
  stop?: (() => void) | undefined
}

const memory: MemoryKey<Following> = { create: () => ({}) }

/** Above the decimals of any token. */
const decimals = 36

/**
 * Polls a purchase until it has arrived or timed out, while the page is visible. Also resumes one of an earlier
 * visit. Returns how to stop.
 */
export function followPurchase(portico: Portico, popup?: Popup): () => void {
  const { environment, storage } = portico
  const following = recall(portico, memory)
  const stored = storage.get('purchase')
  if (stored) moveBuy(portico, { type: 'restored', purchase: stored, window: 'unknown' })
  if (popup) following.popup = popup
  const stop = () => {
    following.stop?.()
    following.stop = undefined
  }
  stop()
  following.stop = watchPayWindow(portico, {
    getPopup: () => following.popup,
    onClosed: () => moveBuy(portico, { type: 'windowClosed' }),
    // The account has disconnected, or another tab has seen the purchase arrive.
    isUrgent: () => portico.store.get().buy.status !== 'waiting' || !storage.get('purchase'),
    async look() {
      const { buy } = portico.store.get()
      if (buy.status !== 'waiting') return stop()
      const isOver = !storage.get('purchase')
      // Failures are retried.
      await look(portico, buy.purchase).catch(() => undefined)
      if (portico.store.get().buy.status !== 'waiting') return
      if (isOver) moveBuy(portico, { type: 'finished' })
      else if (environment.now() - buy.purchase.at > purchasePatience) moveBuy(portico, { type: 'gaveUp' })
    },
  })
  return stop
}

async function look(portico: Portico, purchase: Purchase): Promise<void> {
  const { storage, store } = portico
  const held = await readHeld(portico, purchase)
  const { buy } = store.get()
  if (buy.status !== 'waiting' || buy.purchase.id !== purchase.id) return
  const units = parseUnits(held, decimals) ?? 0n
  const more = units - (parseUnits(buy.purchase.before, decimals) ?? 0n)
  if (more < 0n) {
    if (storage.get('purchase')) storage.set('purchase', { ...buy.purchase, before: held })
    moveBuy(portico, { type: 'spent', before: held })
  }
  if (more <= 0n) return
  const amount = formatUnits(more, decimals)
  const isTold = !storage.get('purchase')
  storage.remove('purchase')
  moveBuy(portico, { type: 'arrived', amount })
  if (isTold) return
  const { symbol } = purchase.token
  const notice = { code: 'purchaseArrived', context: { amount, symbol } } as const
  showToast(portico, {
    id: `purchase-${purchase.id}`,
    type: 'success',
    message: `${amount} ${symbol} arrived`,
    notice,
  })
}

/** Stops waiting for a purchase that is cancelled or takes days. It may still arrive. */
export function endPurchase(portico: Portico): void {
  const following = recall(portico, memory)
  following.popup?.close()
  following.popup = undefined
  following.stop?.()
  following.stop = undefined
  portico.storage.remove('purchase')
  moveBuy(portico, { type: 'finished' })
}

/** Resumes waiting for an overdue purchase. */
export function lookAgain(portico: Portico): void {
  const stored = portico.storage.get('purchase')
  if (stored) portico.storage.set('purchase', { ...stored, at: portico.environment.now() })
  moveBuy(portico, { type: 'lookedAgain', at: portico.environment.now() })
  followPurchase(portico)
}
