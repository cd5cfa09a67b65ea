import type { AccountTab, Network } from '@portico/core'
import { useState } from 'react'
import { useMessages } from '../../hooks/useMessages.js'
import type { UsePorticoBalanceResult } from '../../hooks/usePorticoBalance.js'
import { usePorticoStore } from '../../hooks/usePorticoStore.js'
import { ClockIcon } from '../../ui/icons/ClockIcon.js'
import { GridIcon } from '../../ui/icons/GridIcon.js'
import { Link } from '../../ui/Link/Link.js'
import { EmptyState } from '../../ui/StateMessage/EmptyState.js'
import { Tabs } from '../../ui/Tabs/Tabs.js'
import { TokensTab } from './TokensTab.js'

export interface AccountTabsProps {
  readonly initial: AccountTab | undefined
  readonly network: Network | undefined
  readonly balance: UsePorticoBalanceResult
  readonly explorerUrl: string | undefined
}

export function AccountTabs({ initial = 'tokens', network, balance, explorerUrl }: AccountTabsProps) {
  const { account: words } = useMessages().messages
  const hasActivity = usePorticoStore(({ features }) => features.values.activity)
  const [chosen, choose] = useState(initial)
  const tabs = [
    { id: 'tokens', label: words.tokens },
    { id: 'nfts', label: words.nfts },
    ...(hasActivity ? [{ id: 'activity', label: words.activity } as const] : []),
  ] as const
  const value = tabs.some(tab => tab.id === chosen) ? chosen : 'tokens'
  return (
    <Tabs<AccountTab> tabs={tabs} value={value} onValueChange={choose} label={words.tabs}>
      {value === 'tokens' ? <TokensTab network={network} balance={balance} /> : null}
      {value === 'nfts' ? (
        <EmptyState title={words.nftsTitle} description={words.nftsText} icon={<GridIcon size={24} />} />
      ) : null}
      {value === 'activity' ? (
        <EmptyState
          title={words.activityTitle}
          description={words.activityText}
          icon={<ClockIcon size={24} />}
          action={explorerUrl ? <Link href={explorerUrl}>{words.viewOnExplorer}</Link> : undefined}
        />
      ) : null}
    </Tabs>
  )
}
