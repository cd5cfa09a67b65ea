import type { Database } from '../database/Database.js'

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
