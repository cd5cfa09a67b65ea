import type { Database } from '../database/Database.js'

export async function findWalletName(database: Database, imageId: string): Promise<string | undefined> {
  const [row] = await database<{ name: string }[]>`select name from wallets where image_id = ${imageId}`
  return row?.name
}
