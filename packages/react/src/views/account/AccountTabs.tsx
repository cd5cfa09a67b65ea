import { lazy } from '@portico/core/adapter'
import { type AccountTab, isShallowEqual, type RouteOf } from '@portico/core/internal'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { Tabs } from '../../ui/index.js'
import { AccountPanel, PanelSkeleton } from '../parts/assets/AccountPanel.js'
import { activityPanel } from '../parts/assets/activityPanel.js'
import { holdingsStrings } from '../parts/assets/strings.js'
import { listAccountTabs } from './useServedAccount.js'

const panels = {
  tokens: lazy(async () => (await import('../tokens/TokensView.js')).TokensView),
  nfts: lazy(async () => (await import('../nfts/NftsView.js')).NftsView),
  activity: activityPanel,
} as const satisfies Record<AccountTab, unknown>

interface AccountTabsProps {
  readonly route: RouteOf<'Account'>
  /** Whether the data service supports the account is still unknown. */
  readonly isAsking: boolean
}

/** The tabs of the account (V-04). The route selects the tab. */
export function AccountTabs({ route: { tab = 'tokens', all = false }, isAsking }: AccountTabsProps) {
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
        {isAsking ? (
          <PanelSkeleton />
        ) : (
          <AccountPanel
            key={shown}
            panel={panels[shown]}
            showsAll={all}
            onShowAll={() => replace({ name: 'Account', tab: shown, all: true })}
          />
        )}
      </Tabs>
    </div>
  )
}
