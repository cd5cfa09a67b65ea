import { type AccountTab, isShallowEqual, type RouteOf } from '@portico/core/internal'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useWords } from '../../hooks/internal/useWords.js'
import { enHoldings } from '../../locales/later/enHoldings.js'
import { Tabs } from '../../ui/Tabs/Tabs.js'
import { lazyPanel } from '../parts/assets/lazyPanel.js'
import { listAccountTabs } from './listAccountTabs.js'

const panels = {
  tokens: lazyPanel(async () => (await import('../tokens/tokensPart.js')).TokensPart),
  nfts: lazyPanel(async () => (await import('../nfts/nftViews.js')).NftsPart),
  activity: lazyPanel(async () => (await import('../activity/activityPart.js')).ActivityPart),
} as const satisfies Record<AccountTab, unknown>

/** The tabs of the account, if the data service supports it (V-04). The route selects the tab. */
export function AccountTabs({
  route: { tab = 'tokens', all = false },
}: {
  readonly route: RouteOf<'Account'>
}) {
  const words = useWords('holdings', enHoldings)
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
