import { type PorticoState, selectAccount } from '@portico/core'
import { getFamily } from '@portico/core/adapter'
import type { AccountTab } from '@portico/core/internal'

/** The tabs of the active account in order (V-04), without those that its family or the site lacks. */
export function listAccountTabs(state: PorticoState): readonly AccountTab[] {
  const { abilities } = getFamily(state.families, selectAccount(state).namespace)
  const tabs: AccountTab[] = ['tokens']
  if (abilities.includes('nfts')) tabs.push('nfts')
  if (abilities.includes('activity') && state.features.values.activity) tabs.push('activity')
  return tabs
}
