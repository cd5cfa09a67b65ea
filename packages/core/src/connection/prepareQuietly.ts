import type { Portico } from '../runtime/Portico.js'

/** Preloads a part. On failure the eventual user loads it again and reports the error. */
export function prepareQuietly(
  { environment }: Portico,
  part: { prepare?(): Promise<unknown> },
  name: string,
): void {
  part.prepare?.().catch(error => environment.logger.warn(`${name} could not be prepared.`, error))
}
