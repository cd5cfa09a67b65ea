import type { Database } from '../database/Database.js'

/**
 * Fills an empty registry at once. One that is there serves as it is until it was brought up to date, which is not
 * worth waiting for: `refresh` is called when there is time.
 */
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
