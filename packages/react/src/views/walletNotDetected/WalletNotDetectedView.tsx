import { getPlatform } from '@portico/core/adapter'
import type { ReactNode } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { usePortico } from '../../hooks/usePortico.js'
import { CheckIcon } from '../../ui/icons/CheckIcon.js'
import { CloseIcon } from '../../ui/icons/CloseIcon.js'
import { InfoIcon } from '../../ui/icons/InfoIcon.js'
import { SearchIcon } from '../../ui/icons/SearchIcon.js'
import { PrimaryButton, Text, useStyles, ViewBody } from '../../ui/index.js'
import { isInstalled } from '../parts/wallets/getOfferedConnectors.js'
import { groupConnectors } from '../parts/wallets/groupConnectors.js'
import { findWallet } from '../parts/wallets/isConnectorOf.js'
import type { ViewProps } from '../ViewDefinition.js'
import { notDetectedStrings } from './strings.js'
import { walletNotDetectedStyles } from './WalletNotDetectedView.css.js'

export function WalletNotDetectedView({ route }: ViewProps<'WalletNotDetected'>) {
  useStyles(walletNotDetectedStyles)
  const words = useStrings(notDetectedStrings)
  const { push } = useNavigation()
  const { environment, options } = usePortico().portico
  const { mobile } = getPlatform(environment)
  const connectors = usePorticoStore(state => state.connectors)
  const wallet = usePorticoStore(state =>
    route.walletId === undefined ? undefined : findWallet(state, options, route.walletId),
  )
  const found = groupConnectors(connectors.filter(isInstalled)).map(group => group.name)
  const looked = mobile
    ? [words.lookedApps]
    : [words.lookedAnnounced, options.wallets.injected && words.lookedInjected].filter(text => text !== false)
  return (
    <ViewBody
      footer={
        <PrimaryButton
          onClick={() => push(wallet ? { name: 'Downloads', walletId: wallet.id } : 'GetWallet')}
        >
          {wallet ? format(words.getOne, { wallet: wallet.name }) : words.get}
        </PrimaryButton>
      }
    >
      <Section
        title={words.lookedTitle}
        icon={<SearchIcon size={16} />}
        items={looked.length > 0 ? looked : [words.lookedNothing]}
      />
      <Section
        title={words.foundTitle}
        icon={found.length > 0 ? <CheckIcon size={16} /> : <CloseIcon size={16} />}
        items={found.length > 0 ? found : [words.foundNone]}
      />
      <Section
        title={words.tipsTitle}
        icon={<InfoIcon size={16} />}
        items={
          mobile
            ? [words.tipApp, words.tipBrowser, words.tipReopen]
            : [words.tipEnabled, words.tipAllowed, words.tipReload]
        }
      />
    </ViewBody>
  )
}

interface SectionProps {
  readonly title: string
  readonly icon: ReactNode
  readonly items: readonly string[]
}

function Section({ title, icon, items }: SectionProps) {
  return (
    <section className="facts">
      <Text as="h2" weight="semibold">
        {title}
      </Text>
      <ul className="facts-list">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two wallets may share a name
          <li key={index} className="fact">
            {icon}
            <Text as="span" tone="secondary">
              {item}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
