import { PorticoError, partLoadFailed } from '@portico/protocol'

/** Awaits a lazy import, and gives its failure an error of ours: the browser's message does not say what to do. */
export function loadPart<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch((cause: unknown) => {
    throw new PorticoError(partLoadFailed, { cause })
  })
}
