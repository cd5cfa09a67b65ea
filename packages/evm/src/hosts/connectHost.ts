import { getPlatform, type Page, type SourceContext } from '@portico/core/adapter'
import { announceHostWallet, type HostWallet } from './announceHostWallet.js'
import { findFarcasterWallet } from './findFarcasterWallet.js'
import { findSafeWallet } from './findSafeWallet.js'
import type { HostsOptions } from './HostsOptions.js'

export type HostContext = Pick<SourceContext, 'environment' | 'emit'>

const storageKey = '@portico/hosts'

/** Connects by itself until the visitor has disconnected; afterwards the wallet is only listed. */
export async function connectHost(
  context: HostContext,
  options: HostsOptions,
  { isFree }: { readonly isFree: boolean },
): Promise<void> {
  const { environment, emit } = context
  const { page, storage } = environment
  if (!page) return
  const wallet = await findHostWallet(context, page, options)
  if (wallet) announceHostWallet(page, wallet)
  else if (!isWalletBrowser(context, page)) return
  // A connection of the last visit that is gone was ended by the visitor.
  if (isFree && storage?.getItem(storageKey)) return
  storage?.setItem(storageKey, 'connected')
  emit({ type: 'hostFound', provider: wallet?.provider, rdns: wallet?.rdns })
}

async function findHostWallet(
  context: HostContext,
  page: Page,
  options: HostsOptions,
): Promise<HostWallet | undefined> {
  return (await findSafeWallet(context, page, options)) ?? (await findFarcasterWallet(options))
}

const isWalletBrowser = ({ environment }: HostContext, page: Page): boolean =>
  getPlatform(environment).mobile && page.ethereum !== undefined
