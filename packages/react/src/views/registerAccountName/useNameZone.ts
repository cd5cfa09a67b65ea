import { nameZoneQuery } from '@portico/core/internal'
import { type UsePorticoQueryResult, usePorticoQuery } from '../../hooks/usePorticoQuery.js'

/** What names end with here. */
export const useNameZone = (): UsePorticoQueryResult<string | undefined> => usePorticoQuery(nameZoneQuery, {})
