/** Empty lists and texts are left out of the query. */
export interface WalletsRequest {
  page?: number | undefined
  entries?: number | undefined
  include?: readonly string[] | undefined
  exclude?: readonly string[] | undefined
  chains?: readonly string[] | undefined
  search?: string | undefined
  badge_type?: 'none' | 'certified' | undefined
  names?: readonly string[] | undefined
  rdns?: readonly string[] | undefined
}

export function formatWalletsQuery(request: WalletsRequest): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [name, value] of Object.entries(request)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '').trim()
    if (text !== '') query[name] = text
  }
  return query
}
