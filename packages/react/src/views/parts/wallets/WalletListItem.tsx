import { isShallowEqual } from '@portico/core/internal'
import { useContext } from 'react'
import { ListPaneContext } from '../../../context/ModalContexts.js'
import { usePorticoStore } from '../../../hooks/internal/usePorticoStore.js'
import { useMessages } from '../../../hooks/internal/useTexts.js'
import { usePortico } from '../../../hooks/usePortico.js'
import { ListItem, Tag, type TagProps } from '../../../ui/index.js'
import { WalletPicture } from '../pictures/Picture.js'
import { findWallet } from './isConnectorOf.js'
import { useWalletTap } from './useWalletTap.js'
import type { WalletRow, WalletTag } from './WalletRow.js'

const tagTones: Readonly<Record<WalletTag, TagProps['tone']>> = {
  connected: 'success',
  installed: 'success',
  lastUsed: 'accent',
  multiChain: 'accent',
  recent: 'neutral',
  qrCode: 'accent',
}

export function WalletListItem({ row, disabled }: { readonly row: WalletRow; readonly disabled?: boolean }) {
  const { tags, connect } = useMessages()
  const { options } = usePortico().portico
  const { pictured, route } = row
  const remote = usePorticoStore(state =>
    'wallet' in pictured ? findWallet(state, options, pictured.wallet.id) : undefined,
  )
  // A multi-family wallet stays selected while its family is chosen.
  const isOnTheWay = usePorticoStore(({ router }) => router.stack.some(step => isShallowEqual(step, route)))
  const isListPane = useContext(ListPaneContext)
  const tap = useWalletTap(remote, () => route)
  return (
    <ListItem
      title={row.name}
      subtitle={row.lookAlike ? connect.lookAlike : undefined}
      image={<WalletPicture pictured={pictured} size={40} loading="eager" />}
      trailing={row.tag ? <Tag tone={tagTones[row.tag]}>{tags[row.tag]}</Tag> : undefined}
      disabled={disabled || row.disabled}
      selected={isListPane && isOnTheWay}
      {...tap}
      data-testid={`wallet-${row.key}`}
    />
  )
}
