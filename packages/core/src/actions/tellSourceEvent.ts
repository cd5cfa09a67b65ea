import { recall } from '../store/recall.js'
import type { Portico } from '../types/Portico.js'
import type { SourceEvent, WalletSource } from '../types/Source.js'
import { reportError } from './reportError.js'
import { sourceEvents } from './waitForSourceEvents.js'

/**
 * What a source has to say. What handles it comes with the first event; each waits for the one before, but not for what
 * is left to do after a connection: a sign-in asks for a signature, which waits for events itself.
 */
export function tellSourceEvent(portico: Portico, source: WalletSource, event: SourceEvent): void {
  const memory = recall(portico, sourceEvents)
  const before = memory.handled
  const tellError = (error: unknown) =>
    reportError(portico, `An event of ${source.name} could not be handled.`, error)
  memory.handled = import('./handleSourceEvent.js')
    .then(async ({ handleSourceEvent }) => {
      await before
      handleSourceEvent(portico, source, event).catch(tellError)
    })
    .catch(tellError)
}
