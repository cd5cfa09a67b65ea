import { lazy } from '@portico/core/adapter'
import { type AccountTab, isShallowEqual, type RouteOf } from '@portico/core/internal'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { tabsStyles } from '../../ui/Tabs/Tabs.css.js'
import { Tabs } from '../../ui/Tabs/Tabs.js'
import { useStyles } from '../../ui/useStyles.js'
import { AccountPanel, PanelSkeleton } from '../parts/assets/AccountPanel.js'
import { holdingsStrings } from '../parts/assets/strings.js'
import { listAccountTabs } from './useServedAccount.js'

const panels = {
  tokens: lazy(async () => (await import('../tokens/TokensView.js')).TokensView),
  nfts: lazy(async () => (await import('../nfts/NftsView.js')).NftsView),
  activity: lazy(async () => (await import('../activity/ActivityView.js')).ActivityView),
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
  return (
    <div className="account-tabs">
      <Tabs
        label={words.tabs}
        tabs={tabs.map(id => ({ id, label: words[id] }))}
        value={shown}
        onValueChange={id => replace({ name: 'Account', tab: id })}
      >
        <AccountPanel
          key={shown}
          panel={panels[shown]}
          showsAll={all}
          onShowAll={() => replace({ name: 'Account', tab: shown, all: true })}
        />
      </Tabs>
    </div>
  )
}

/** Shown while it is unknown whether there are tabs; has their height. */
export function TabsSkeleton() {
  useStyles(tabsStyles)
  return (
    <div className="tabs">
      <div className="tab-list" aria-hidden="true">
        <span className="tab" />
      </div>
      <PanelSkeleton />
    </div>
  )
}
