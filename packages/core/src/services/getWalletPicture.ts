import type { ResolvedOptions } from '../types/Options.js'
import type { Wallet } from '../types/Wallet.js'
import { getWalletImageUrl } from './imageUrls.js'

/** The wallet's own picture first, then the service's; undefined shows a monogram. */
export function getWalletPicture(
  options: ResolvedOptions,
  wallet: Pick<Wallet, 'image_id' | 'image_url'>,
): string | undefined {
  return wallet.image_url ?? (wallet.image_id ? getWalletImageUrl(options, wallet.image_id) : undefined)
}
