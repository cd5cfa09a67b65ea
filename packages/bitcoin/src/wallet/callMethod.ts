import { normaliseError, readProperty } from '@portico/core/adapter'
import { PorticoError, unsupportedMethod } from '@portico/protocol'

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
