import type { Portico } from '../types/Portico.js'
import type { SourceEvent, WalletSource } from '../types/Source.js'

/** What a source has to say. What handles it comes with the first event. */
export function tellSourceEvent(portico: Portico, source: WalletSource, event: SourceEvent): void {
  import('./handleSourceEvent.js')
    .then(({ handleSourceEvent }) => handleSourceEvent(portico, source, event))
    .catch(error =>
      portico.environment.logger.error(`An event of ${source.name} could not be handled.`, error),
    )
}
