import { type AccountTab, isShallowEqual, type RouteOf } from '@portico/core/internal'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { Tabs } from '../../ui/Tabs/Tabs.js'
import { lazyPanel } from '../parts/assets/lazyPanel.js'
import { holdingsStrings } from '../parts/assets/strings.js'
import { listAccountTabs } from './listAccountTabs.js'

const panels = {
  tokens: lazyPanel(async () => (await import('../tokens/TokensView.js')).TokensView),
  nfts: lazyPanel(async () => (await import('../nfts/NftsView.js')).NftsView),
  activity: lazyPanel(async () => (await import('../activity/ActivityView.js')).ActivityView),
} as const satisfies Record<AccountTab, unknown>

/** The tabs of the account, if the data service supports it (V-04). The route selects the tab. */
export function AccountTabs({
  route: { tab = 'tokens', all = false },
}: {
  readonly route: RouteOf<'Account'>
}) {
  const words = useStrings(holdingsStrings)
  const { replace } = useNavigation()
  const tabs = usePorticoStore(listAccountTabs, isShallowEqual)
  // The feature may have been turned off, or the network changed, since the tab was selected.
  const shown = tabs.includes(tab) ? tab : 'tokens'
  const Panel = panels[shown]
  return (
    <div className="account-tabs">
      <Tabs
        label={words.tabs}
        tabs={tabs.map(id => ({ id, label: words[id] }))}
        value={shown}
        onValueChange={id => replace({ name: 'Account', tab: id })}
      >
        <Panel showsAll={all} onShowAll={() => replace({ name: 'Account', tab: shown, all: true })} />
      </Tabs>
    </div>
  )
}
