import { matchesName, type ParsedWalletsQuery, type Wallet, type Wallets } from '@portico/protocol'
import type { Database } from '../database/Database.js'

interface WalletRow {
  id: string
  name: string
  rank: number
  badgeType: 'none' | 'certified'
  imageId: string
  rdns: string | null
  chains: string[]
  openNamespaces: string[]
  details: Omit<Wallet, 'id' | 'name'>
  total: number
}

/** Featured wallets come first. A search that no name contains finds similar ones. */
export async function findWallets(
  database: Database,
  query: ParsedWalletsQuery,
  featured: readonly string[] = [],
): Promise<Wallets> {
  const found = await readWallets(database, query, featured)
  const { search, ...others } = query
  if (!search || found.count > 0) return found
  const listed = await database<Pick<WalletRow, 'id' | 'name'>[]>`
    select id, name from wallets where ${filter(database, others)}`
  const include = listed.filter(({ name }) => matchesName(name, search)).map(({ id }) => id)
  return include.length > 0 ? readWallets(database, { ...others, include }) : found
}

async function readWallets(
  database: Database,
  query: ParsedWalletsQuery,
  featured: readonly string[] = [],
): Promise<Wallets> {
  const where = filter(database, query)
  const rows = await database<WalletRow[]>`
    select * from wallets where ${where}
    order by array_position(${featured}::text[], id), rank, id limit ${query.entries} offset ${(query.page - 1) * query.entries}`
  const [counted] = await database<
    { total: number }[]
  >`select count(*)::int as total from wallets where ${where}`
  return { data: rows.map(row => toWallet(row, query.chains ?? [])), count: counted?.total ?? 0 }
}

function filter(
  database: Database,
  { include, exclude, chains, search, badge_type, names, rdns }: ParsedWalletsQuery,
) {
  const lowerCase = (texts: readonly string[]) => texts.map(text => text.toLowerCase())
  const conditions = [
    include?.length && database`id = any(${include})`,
    exclude?.length && database`id <> all(${exclude})`,
    chains?.length &&
      database`(chains && ${chains}::text[] or open_namespaces && ${chains.map(readNamespace)}::text[])`,
    search && database`position(lower(${search}) in lower(name)) > 0`,
    badge_type && database`badge_type = ${badge_type}`,
    // Both describe wallets detected on the page, so either match is enough.
    names?.length && !rdns?.length && database`lower(name) = any(${lowerCase(names)})`,
    rdns?.length && !names?.length && database`rdns = any(${rdns})`,
    names?.length &&
      rdns?.length &&
      database`(lower(name) = any(${lowerCase(names)}) or rdns = any(${rdns}))`,
  ]
  return conditions.reduce<ReturnType<Database>>(
    (sum, condition) => (condition ? database`${sum} and ${condition}` : sum),
    database`true`,
  )
}

function toWallet(row: WalletRow, askedChains: readonly string[]): Wallet {
  const added = askedChains.filter(
    chain => row.openNamespaces.includes(readNamespace(chain)) && !row.chains.includes(chain),
  )
  return {
    id: row.id,
    name: row.name,
    image_id: row.imageId,
    order: row.rank,
    badge_type: row.badgeType,
    chains: [...row.chains, ...added],
    ...(row.rdns !== null && { rdns: row.rdns }),
    ...row.details,
  }
}

function readNamespace(chain: string) {
  return chain.slice(0, chain.indexOf(':'))
}

/** Seeds an empty registry at once. An existing one is served as it is; call `refresh` later to update it. */
export async function prepareWallets(database: Database): Promise<{ refresh(): Promise<void> }> {
  const [row] = await database<
    { exists: boolean }[]
  >`select exists (select from wallets where is_seed) as exists`
  if (row?.exists) return { refresh: () => seed(database) }
  await seed(database)
  return { refresh: async () => {} }
}

async function seed(database: Database) {
  const { seedWallets } = await import('./seedWallets.js')
  await seedWallets(database)
}
