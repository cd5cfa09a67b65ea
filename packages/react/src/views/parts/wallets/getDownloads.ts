import type { Environment } from '@portico/core'
import { getPlatform } from '@portico/core/adapter'
import { parseSafeLink } from '@portico/protocol'
import type { ListedWallet } from './WalletRow.js'

export type DownloadKind = 'chrome' | 'ios' | 'android' | 'website'

export interface Download {
  readonly kind: DownloadKind
  readonly href: string
}

const fields = {
  chrome: 'chrome_store',
  ios: 'app_store',
  android: 'play_store',
  website: 'homepage',
} as const satisfies Record<DownloadKind, keyof ListedWallet>

type Device = 'ios' | 'android' | 'chromium' | 'other'

const order: Readonly<Record<Device, readonly DownloadKind[]>> = {
  ios: ['ios', 'website'],
  android: ['android', 'website'],
  chromium: ['chrome', 'ios', 'android', 'website'],
  // Stores of other browsers are in no list; the wallet's website links to them.
  other: ['website', 'ios', 'android'],
}

/** The download links for this device. Only https URLs: an entry may come from the site's options. */
export function getDownloads(
  wallet: ListedWallet,
  environment: Pick<Environment, 'userAgent' | 'page'>,
): readonly Download[] {
  return order[getDevice(environment)].flatMap(kind => {
    const href = parseSafeLink(wallet[fields[kind]])
    return href?.startsWith('https:') ? [{ kind, href }] : []
  })
}

/** Every browser that supports the Chrome Web Store names Chrome or Chromium. */
function getDevice(environment: Pick<Environment, 'userAgent' | 'page'>): Device {
  const { os } = getPlatform(environment)
  if (os === 'ios' || os === 'android') return os
  return /chrom(e|ium)\//i.test(environment.userAgent) ? 'chromium' : 'other'
}
