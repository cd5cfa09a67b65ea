import { PorticoError, partLoadFailed } from '@portico/protocol'

/** Awaits a lazy import, and replaces the browser's error, which does not say what to do. */
export function loadPart<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch((cause: unknown) => {
    throw new PorticoError(partLoadFailed, { cause })
  })
}
