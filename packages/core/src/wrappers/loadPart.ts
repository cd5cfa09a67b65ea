import { PorticoError, partLoadFailed } from '@portico/protocol'

/** Awaits code that comes when it is first needed; the browser's own words for a failure help nobody. */
export function loadPart<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch((cause: unknown) => {
    throw new PorticoError(partLoadFailed, { cause })
  })
}
