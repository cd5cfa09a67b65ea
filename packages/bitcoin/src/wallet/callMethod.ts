import { normaliseError, readProperty } from '@portico/core/adapter'
import { PorticoError, unsupportedMethod } from '@portico/protocol'

/** Calls a function of a wallet's object; whatever the wallet throws comes out as one of our errors. */
export async function callMethod(
  place: unknown,
  name: string,
  inputs: readonly unknown[],
  label = name,
): Promise<unknown> {
  const run = readProperty(place, name)
  if (typeof run !== 'function') throw new PorticoError(unsupportedMethod, { detail: label })
  try {
    return await run.apply(place, inputs)
  } catch (thrown) {
    throw normaliseError(thrown, label)
  }
}
