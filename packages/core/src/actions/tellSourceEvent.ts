import { recall } from '../store/recall.js'
import type { Portico } from '../types/Portico.js'
import type { SourceEvent, WalletSource } from '../types/Source.js'
import { sourceEvents } from './waitForSourceEvents.js'

/** What a source has to say. What handles it comes with the first event; each waits for the one before. */
export function tellSourceEvent(portico: Portico, source: WalletSource, event: SourceEvent): void {
  const memory = recall(portico, sourceEvents)
  const before = memory.handled
  memory.handled = import('./handleSourceEvent.js')
    .then(async ({ handleSourceEvent }) => {
      await before
      handleSourceEvent(portico, source, event)
    })
    .catch(error =>
      portico.environment.logger.error(`An event of ${source.name} could not be handled.`, error),
    )
}
