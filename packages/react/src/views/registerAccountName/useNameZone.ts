import { nameZoneQuery } from '@portico/core/internal'
import { type UsePorticoQueryResult, usePorticoQuery } from '../../hooks/usePorticoQuery.js'

export const useNameZone = (): UsePorticoQueryResult<string | undefined> => usePorticoQuery(nameZoneQuery, {})
