import { selectCatalogue } from '@portico/core'
import { getPlatform } from '@portico/core/adapter'
import { prefetchWallets } from '@portico/core/internal'
import { useLoginWay } from '../../hooks/internal/useLoginWay.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance, usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { MailIcon } from '../../ui/icons/MailIcon.js'
import { Button, ListItem, PrimaryButton, Skeleton, Stack, Tag, Text, ViewBody } from '../../ui/index.js'
import { WalletPicture } from '../parts/pictures/Picture.js'
import { EmptyState, ErrorState } from '../parts/states/StateMessage.js'
import { hasAllWallets } from '../parts/wallets/AllWalletsItem.js'
import { getSuggestedWallets } from './getSuggestedWallets.js'
import { getWalletStrings } from './strings.js'

export function GetWalletView() {
  const { wallets: words, connect } = useMessages()
  const getWallet = useStrings(getWalletStrings)
  const { push } = useNavigation()
  const { isOffered } = useLoginWay()
  const portico = usePorticoInstance('GetWalletView')
  const { mobile } = getPlatform(portico.environment)
  const catalogue = usePorticoStore(selectCatalogue)
  const canExplore = usePorticoStore(() => hasAllWallets(portico))
  const { wallets, status } = getSuggestedWallets(catalogue, portico.options)
  const footer = (
    <Stack gap={8}>
      {canExplore ? (
        <PrimaryButton onClick={() => push('AllWallets')}>{getWallet.exploreAll}</PrimaryButton>
      ) : null}
      <Button variant="ghost" fullWidth onClick={() => push('WalletNotDetected')}>
        {connect.notDetected}
      </Button>
    </Stack>
  )
  return (
    <ViewBody footer={footer}>
      {status === 'filled' || status === 'loading' ? <Text variant="note">{getWallet.text}</Text> : null}
      <Stack gap={8}>
        {isOffered ? (
          <ListItem
            title={getWallet.withEmail}
            subtitle={getWallet.withEmailText}
            image={<MailIcon />}
            trailing={<ChevronIcon />}
            onClick={() => push('EmailLogin')}
            data-testid="get-email"
          />
        ) : null}
        {wallets.map(wallet => (
          <ListItem
            key={wallet.id}
            title={wallet.name}
            image={<WalletPicture pictured={{ wallet }} size={40} loading="eager" />}
            trailing={<Tag tone="accent">{getWallet.get}</Tag>}
            onClick={() => push({ name: 'Downloads', walletId: wallet.id })}
            data-testid={`get-${wallet.id}`}
          />
        ))}
        <Skeleton shape="list-item" count={status === 'loading' ? 4 : 0} />
      </Stack>
      {status === 'error' ? (
        <ErrorState
          title={words.errorTitle}
          onRetry={() => void prefetchWallets(portico)}
          retryLabel={words.tryAgain}
        />
      ) : null}
      {status === 'empty' ? (
        <EmptyState
          title={words.emptyTitle}
          description={mobile ? getWallet.emptyTextPhone : getWallet.emptyText}
          picture="wallet"
        />
      ) : null}
    </ViewBody>
  )
}
