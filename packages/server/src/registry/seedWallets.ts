import type { Database } from '../database/Database.js'
import { toWallet } from './toWallet.js'
import { walletSeeds } from './walletSeeds.js'

/** Replaces the seeded rows. Wallets added by the owner are not touched. */
export async function seedWallets(database: Database) {
  const rows = walletSeeds.map((seed, index) => {
    const { id, name, image_id, order, badge_type, chains, rdns, ...details } = toWallet(
      seed,
      (index + 1) * 10,
    )
    return {
      id,
      name,
      image_id,
      rank: order ?? 0,
      badge_type: badge_type ?? 'none',
      chains: chains ?? [],
      open_namespaces: [...(seed.opens ?? [])],
      rdns: rdns ?? null,
      // Plain data, but the driver's JSON type wants an index signature.
      details: JSON.stringify(details),
      is_seed: true,
    }
  })
  await database.begin(async transaction => {
    await transaction`delete from wallets where is_seed`
    await transaction`insert into wallets ${transaction(rows)} on conflict do nothing`
  })
}
