import { httpStatus, isPorticoError, PorticoError, resolveNameFailed } from '@portico/protocol'
import { getDataService } from '../../data/getDataService.js'
import { toNameError } from '../../data/toNameError.js'
import { defineQuery } from '../../query/Query.js'

export interface AvailableName {
  /** With its zone. */
  readonly name: string
}

/** Whether a name is available: one that resolves is registered. Cached briefly, because others register too. */
export const nameAvailabilityQuery = defineQuery<boolean, AvailableName>({
  name: 'nameAvailability',
  queryKey: ({ name }) => name,
  staleTime: 10_000,
  async queryFn(portico, { name }, signal) {
    try {
      await getDataService(portico)?.fetchProfile(name, signal)
      return false
    } catch (cause) {
      if (isPorticoError(cause, httpStatus) && cause.context.status === 404) return true
      if (signal.aborted) throw cause
      throw await toNameError(cause, new PorticoError(resolveNameFailed, { cause }))
    }
  },
})
