import { createHash } from 'node:crypto'
import type { Wallet } from '@portico/protocol'
import type { WalletSeed } from './WalletSeed.js'

/** `rank` is the position in the registry. */
export function toWallet(seed: WalletSeed, rank: number): Wallet & { id: string; image_id: string } {
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
    ...(seed.mobileLink && { mobile_link: seed.mobileLink }),
    ...(seed.universalLink && { link_mode: seed.universalLink }),
    ...(seed.desktopLink && { desktop_link: seed.desktopLink }),
    ...(seed.webappLink && { webapp_link: seed.webappLink }),
    ...(seed.appStore && { app_store: `https://apps.apple.com/app/id${seed.appStore}` }),
    ...(seed.playStore && { play_store: `https://play.google.com/store/apps/details?id=${seed.playStore}` }),
    ...(seed.chromeStore && { chrome_store: `https://chromewebstore.google.com/detail/${seed.chromeStore}` }),
    ...(injected.length > 0 && { injected }),
  }
}
