import type { WalletPlatform } from '../events/Events.js'
import type { Wallet } from './Wallet.js'

export interface PlatformSituation {
  readonly mobile: boolean
  /** It is on this page and there is an adapter for it. */
  readonly installed: boolean
  readonly hasAdapters: boolean
}

type Described = Partial<Pick<Wallet, 'mobile_link' | 'webapp_link' | 'desktop_link' | 'rdns' | 'injected'>>

export function getPlatforms(
  wallet: Described | undefined,
  { mobile, installed, hasAdapters }: PlatformSituation,
): readonly [WalletPlatform, ...WalletPlatform[]] {
  const ways: WalletPlatform[] = []
  if (wallet && installed && hasAdapters) ways.push('browser')
  if (wallet?.mobile_link) ways.push(mobile ? 'mobile' : 'qrcode')
  if (wallet?.webapp_link) ways.push('web')
  if (wallet?.desktop_link && !mobile) ways.push('desktop')
  const [first, ...others] = ways
  if (first) return [first, ...others]
  const isExtension = Boolean(wallet?.rdns || wallet?.injected?.length)
  // A wallet without any listed platform may still scan, or accept the copied link.
  return [isExtension && hasAdapters ? 'unsupported' : 'qrcode']
}
