import type { Portico } from '../types/Portico.js'

/** Loads something ahead. Whoever needs it and finds it missing loads it again, and says so. */
export function prepareQuietly(
  { environment }: Portico,
  part: { prepare?(): Promise<unknown> },
  name: string,
): void {
  part.prepare?.().catch(error => environment.logger.warn(`${name} could not be prepared.`, error))
}
