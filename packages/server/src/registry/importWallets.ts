import { type Wallet, WalletSchema } from '@portico/protocol'
import * as v from 'valibot'
import type { Database } from '../database/Database.js'
import { ServerFailure } from '../ServerFailure.js'

const ImportSchema = v.pipe(
  v.union([v.array(v.unknown()), v.object({ data: v.array(v.unknown()) })]),
  v.transform(given => (Array.isArray(given) ? given : given.data)),
)
/** Behind the built-in wallets, unless their `order` says otherwise. */
const lastRank = 1_000_000
const mostProblems = 20
/** The statement of one slice stays below PostgreSQL's maximum number of parameters. */
const sliceLength = 500

/** Reads the format of `GET /getWallets`, or a list of its entries. Rejects everything that pages would drop. */
export function parseWallets(text: string): readonly Wallet[] {
  const given = v.safeParse(ImportSchema, parseJson(text))
  if (!given.success) throw new ServerFailure('The file holds no list of wallets: [{ "id", "name", … }].')
  const problems: string[] = []
  const ids = new Set<string>()
  const wallets = given.output.flatMap((entry, index) => {
    const result = v.safeParse(WalletSchema, entry)
    const label = `Wallet ${index + 1}`
    if (!result.success) {
      problems.push(`${label} has no valid id and name.`)
      return []
    }
    const wallet = result.output
    const lost = listLost(entry, wallet)
    if (lost.length > 0) problems.push(`${label} (${wallet.name}): ${lost.join(', ')} is not valid.`)
    if (ids.has(wallet.id)) problems.push(`${label} (${wallet.name}): the id ${wallet.id} occurs twice.`)
    ids.add(wallet.id)
    return [wallet]
  })
  if (problems.length > 0)
    throw new ServerFailure(`Nothing was imported.\n${problems.slice(0, mostProblems).join('\n')}`)
  return wallets
}

/** Adds the wallets, or replaces those with the same id. Updates of the server leave them as they are. */
export async function importWallets(database: Database, wallets: readonly Wallet[]): Promise<void> {
  const rows = wallets.map(({ id, name, image_id, order, badge_type, chains, rdns, ...details }) => ({
    id,
    name,
    imageId: image_id ?? id,
    rank: order ?? lastRank,
    badgeType: badge_type ?? 'none',
    chains: chains ?? [],
    openNamespaces: [],
    rdns: rdns ?? null,
    details: JSON.stringify(details),
    isSeed: false,
  }))
  await database.begin(async transaction => {
    for (let first = 0; first < rows.length; first += sliceLength) {
      const slice = rows.slice(first, first + sliceLength)
      await transaction`delete from wallets where id = any(${slice.map(({ id }) => id)})`
      await transaction`insert into wallets ${transaction(slice)}`
    }
  })
}

/** Returns how many there were. The next start restores a built-in wallet. */
export async function removeWallets(database: Database, ids: readonly string[]): Promise<number> {
  const removed = await database<
    { id: string }[]
  >`delete from wallets where id = any(${[...ids]}) returning id`
  return removed.length
}

export async function listImportedWallets(
  database: Database,
): Promise<readonly { id: string; name: string }[]> {
  return database<{ id: string; name: string }[]>`
    select id, name from wallets where not is_seed order by rank, id`
}

/** Fields that are unknown, or that pages would omit or change. */
function listLost(entry: unknown, wallet: Wallet): readonly string[] {
  const kept = new Map<string, unknown>(Object.entries(wallet))
  return Object.entries(entry as object) // checked as an object by the schema
    .filter(([key, value]) => JSON.stringify(kept.get(key)) !== JSON.stringify(value))
    .map(([key]) => key)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
