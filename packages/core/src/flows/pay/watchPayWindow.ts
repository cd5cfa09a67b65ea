import { pollWhileVisible } from '../../query/pollWhileVisible.js'
import type { Portico } from '../../runtime/Portico.js'
import type { Popup } from '../../services/Environment.js'
import { arrivalInterval, payWindowInterval } from '../buy/onRampLimits.js'

export interface PayWindowWatch {
  readonly getPopup: () => Popup | undefined
  readonly onClosed: () => void
  /** What has become of it: asked at once, and every four seconds. */
  readonly look: () => Promise<void> | void
  /** Whether that cannot wait. */
  readonly isUrgent?: (() => boolean) | undefined
}

/** Looks after a window that people pay in, for as long as they see the page. Returns how to stop. */
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
