import { createHash } from 'node:crypto'
import type { Wallet } from '@portico/protocol'
import type { Database } from '../database/Database.js'
import type { WalletSeed } from './WalletSeed.js'
import { walletSeeds } from './walletSeeds.js'

export function toWallet(seed: WalletSeed, rank: number): Wallet & { id: string; image_id: string } {
  const { links = {}, stores = {} } = seed
  const id = seed.id ?? createHash('sha256').update(`portico:wallet:${seed.slug}`).digest('hex')
  const injected = Object.entries(seed.injected ?? {}).map(([namespace, injected_id]) => ({
    namespace,
    injected_id,
  }))
  return {
    id,
    name: seed.name,
    image_id: id,
    order: rank,
    badge_type: seed.certified ? 'certified' : 'none',
    chains: [...seed.chains],
    homepage: seed.homepage,
    ...(seed.rdns && { rdns: seed.rdns }),
    ...(links.mobile && { mobile_link: links.mobile }),
    ...(links.universal && { link_mode: links.universal }),
    ...(links.desktop && { desktop_link: links.desktop }),
    ...(links.webapp && { webapp_link: links.webapp }),
    ...(stores.apple && { app_store: `https://apps.apple.com/app/id${stores.apple}` }),
    ...(stores.google && { play_store: `https://play.google.com/store/apps/details?id=${stores.google}` }),
    ...(stores.chrome && { chrome_store: `https://chromewebstore.google.com/detail/${stores.chrome}` }),
    ...(injected.length > 0 && { injected }),
  }
}

export async function seedWallets(database: Database) {
  const rows = walletSeeds.map((seed, index) => {
    const { id, name, image_id, order, badge_type, chains, rdns, ...details } = toWallet(
      seed,
      (index + 1) * 10,
    )
    return {
      id,
      name,
      imageId: image_id,
      rank: order ?? 0,
      badgeType: badge_type ?? 'none',
      chains: chains ?? [],
      openNamespaces: [...(seed.opens ?? [])],
      rdns: rdns ?? null,
      details: JSON.stringify(details),
      isSeed: true,
    }
  })
  await database.begin(async transaction => {
    await transaction`delete from wallets where is_seed`
    await transaction`insert into wallets ${transaction(rows)} on conflict do nothing`
  })
}
