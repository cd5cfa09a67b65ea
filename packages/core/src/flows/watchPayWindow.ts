import { pollWhileVisible } from '../query/pollWhileVisible.js'
import type { Portico } from '../runtime/Portico.js'
import type { Popup } from '../services/Environment.js'

export const payWindowSize = { width: 600, height: 800 } as const
/** Poll interval of the payment window in milliseconds. */
const payWindowInterval = 1000
/** Poll interval of the outcome in milliseconds. */
const arrivalInterval = 4000

export interface PayWindowWatch {
  readonly getPopup: () => Popup | undefined
  readonly onClosed: () => void
  /** Checks the outcome: called at once, and every four seconds. */
  readonly look: () => Promise<void> | void
  readonly isUrgent?: (() => boolean) | undefined
}

/** Watches a payment window while the page is visible. Returns how to stop. */
export function watchPayWindow(
  portico: Pick<Portico, 'environment'>,
  { getPopup, onClosed, look, isUrgent = () => false }: PayWindowWatch,
): () => void {
  const { environment } = portico
  let looked = 0
  return pollWhileVisible(portico, {
    interval: payWindowInterval,
    async ask() {
      if (getPopup()?.isClosed()) onClosed()
      if (environment.now() - looked < arrivalInterval && !isUrgent()) return
      looked = environment.now()
      await look()
    },
  })
}
