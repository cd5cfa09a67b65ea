import type { KeyStore, StoredPermission, WithLock } from '../../../store/KeyStore.ts'

const mostOfSite = 100

export interface GrantedPermissions {
  /** Those of the site. */
  list(owner: string): Promise<readonly StoredPermission[]>
  /** Those of all sites, for the visitor. */
  listAll(owner: string): Promise<readonly StoredPermission[]>
  add(permissions: readonly Omit<StoredPermission, 'site'>[]): Promise<void>
}

/**
 * The permissions that sites were granted in this browser. The network knows of a permission only once it is used or
 * revoked, so that this list is what the visitor can revoke it from.
 * @param site the origin of the embedding page
 */
export function createGrantedPermissions(
  store: KeyStore,
  site: string,
  withLock: WithLock,
): GrantedPermissions {
  const listAll = async (owner: string) =>
    ((await store.get('permissions')) ?? []).filter(each => each.owner === owner)
  return {
    listAll,
    list: async owner => (await listAll(owner)).filter(each => each.site === site),
    add: permissions =>
      withLock('permissions', async () => {
        const now = Math.floor(Date.now() / 1000)
        const known = ((await store.get('permissions')) ?? []).filter(({ end }) => end > now)
        const isMine = (each: StoredPermission) => each.site === site
        const own = [...known.filter(isMine), ...permissions.map(each => ({ ...each, site }))]
        await store.set('permissions', [...known.filter(each => !isMine(each)), ...own.slice(-mostOfSite)])
      }),
  }
}
