import type { AdapterContext } from './Adapter.js'
import type { Connector } from './Connector.js'

/** A malformed event must not end the connection. */
export function ignoreMalformed<Value>(
  { environment }: AdapterContext,
  { id }: Connector,
  act: (value: Value) => void,
): (value: Value) => void {
  return value => {
    try {
      act(value)
    } catch (error) {
      environment.logger.warn(`${id} sent a malformed list of accounts; it is ignored.`, error)
    }
  }
}
