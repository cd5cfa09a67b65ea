import { formatAddress, formatBalance, type Network, type Transfer } from '@portico/core'
import { formatRelativeTime } from '@portico/core/internal'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { formatCount } from '../../locales/formatCount.js'
import { Image, Tag } from '../../ui/index.js'
import { useExplorerUrl } from '../parts/account/ExplorerLink.js'
import { NetworkPicture } from '../parts/pictures/Picture.js'
import { describeTransaction } from './describeTransaction.js'
import type { ActivityRow } from './listActivityRows.js'
import { activityStrings } from './strings.js'

interface ActivityItemProps {
  readonly row: ActivityRow
  readonly network: Network | undefined
  readonly now: number
}

export function ActivityItem({ row: { transaction, month }, network, now }: ActivityItemProps) {
  const words = useStrings(activityStrings)
  const { locale } = usePorticoInstance('ActivityItem').options
  const { minedAt, status, hash } = transaction.metadata
  const { kind, party, transfers, hidden } = describeTransaction(transaction, network)
  const at = Date.parse(minedAt)
  const when = Number.isNaN(at) ? '' : formatRelativeTime(Math.min(at, now), now, locale)
  const whom = party && format(words[party.word], { party: formatAddress(party.address) })
  const time = (
    <time className="asset-small" dateTime={minedAt}>
      {when}
    </time>
  )
  // With several transfers, the time is below the kind.
  const isFull = transfers.length + hidden > 1
  const explorer = useExplorerUrl(network, hash, 'transaction')
  const content = (
    <>
      <TransferPicture transfer={transfers[0]} network={network} />
      <span className="asset-text">
        <span className="asset-line">
          <span className="asset-main">{words[kind]}</span>
          {status === 'failed' ? <Tag tone="danger">{words.unsuccessful}</Tag> : null}
          {status === 'pending' ? <Tag tone="warning">{words.pending}</Tag> : null}
        </span>
        {whom ? <span className="asset-small">{whom}</span> : null}
        {isFull && !whom ? time : null}
      </span>
      <span className="asset-end">
        {transfers.map((transfer, index) => (
          <TransferAmount
            // biome-ignore lint/suspicious/noArrayIndexKey: transfers have no identity, and never change places
            key={index}
            transfer={transfer}
            isMain={index === 0 && status === 'confirmed'}
          />
        ))}
        {hidden > 0 ? (
          <span className="asset-small">{formatCount(words.andMore, hidden, locale)}</span>
        ) : null}
        {isFull ? null : time}
      </span>
    </>
  )
  return (
    <>
      {month ? <h3 className="activity-month">{month}</h3> : null}
      {explorer ? (
        <a
          className="asset"
          href={explorer}
          target="_blank"
          rel="noopener noreferrer"
          data-testid="transaction"
        >
          {content}
        </a>
      ) : (
        <div className="asset" data-testid="transaction">
          {content}
        </div>
      )}
    </>
  )
}

/** A transfer to oneself has no sign. */
const signs = { in: '+', out: '−', self: '' } as const

function TransferAmount({ transfer, isMain }: { readonly transfer: Transfer; readonly isMain: boolean }) {
  const words = useStrings(activityStrings)
  const { locale } = usePorticoInstance('TransferAmount').options
  const { direction, quantity, nft_info, fungible_info } = transfer
  const name = nft_info ? nft_info.name || words.nft : (fungible_info?.symbol ?? '')
  const text = `${signs[direction]}${formatBalance(quantity.numeric, locale)} ${name}`
  return (
    <bdi
      className={`${isMain ? 'asset-main' : 'asset-small'}${direction === 'in' && isMain ? ' activity-in' : ''}`}
      title={text}
    >
      {text}
    </bdi>
  )
}

interface TransferPictureProps {
  readonly transfer: Transfer | undefined
  readonly network: Network | undefined
}

function TransferPicture({ transfer, network }: TransferPictureProps) {
  if (transfer?.nft_info) {
    const { name, content } = transfer.nft_info
    return <Image src={content?.preview?.url ?? content?.detail?.url} name={name || 'NFT'} size={40} />
  }
  const { symbol, icon } = transfer?.fungible_info ?? {}
  const isCoin = symbol === undefined || symbol === network?.nativeCurrency.symbol
  if (isCoin && !icon?.url) return <NetworkPicture network={network} size={40} />
  return <Image src={icon?.url} name={symbol ?? ''} shape="circle" size={40} />
}
