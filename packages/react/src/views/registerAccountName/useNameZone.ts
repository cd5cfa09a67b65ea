import { nameZoneQuery } from '@portico/core/internal'
import { type UsePorticoQueryResult, usePorticoQuery } from '../../hooks/usePorticoQuery.js'

/** The zone of registered names. */
export const useNameZone = (): UsePorticoQueryResult<string | undefined> => usePorticoQuery(nameZoneQuery, {})
