import { type Portico, selectCatalogue } from '@portico/core'
import { getPlatform } from '@portico/core/adapter'
import { formatWalletCount, selectWalletCount } from '@portico/core/internal'
import { useContext } from 'react'
import { PreloadContext } from '../../../context/ModalContexts.js'
import { useNavigation } from '../../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../../hooks/internal/usePorticoStore.js'
import { useMessages } from '../../../hooks/internal/useTexts.js'
import { usePortico } from '../../../hooks/usePortico.js'
import { SearchIcon } from '../../../ui/icons/SearchIcon.js'
import { ListItem, Spinner, Tag } from '../../../ui/index.js'

export function hasAllWallets({ options, environment, store }: Portico): boolean {
  const { allWallets } = store.get().features.values
  if (!options.services.config || !allWallets) return false
  return allWallets === true || getPlatform(environment).mobile
}

export function AllWalletsItem({ disabled }: { readonly disabled?: boolean }) {
  const { portico } = usePortico()
  const { connect } = useMessages()
  const { push } = useNavigation()
  const preload = useContext(PreloadContext)
  const turnTo = () => preload({ name: 'AllWallets' })
  const shown = usePorticoStore(() => hasAllWallets(portico))
  const count = usePorticoStore(state => selectWalletCount(selectCatalogue(state)))
  const complete = usePorticoStore(state => selectCatalogue(state).pages.data?.complete === true)
  // A phone lists only wallets that open there, and the registry's count includes others.
  const isCounted = complete || (portico.adapters.size > 0 && !getPlatform(portico.environment).mobile)
  const { status, fetchStatus } = usePorticoStore(state => selectCatalogue(state).recommended)
  // An empty registry is not linked.
  if (!shown || (status === 'success' && count === 0)) return null
  return (
    <ListItem
      title={connect.searchWallet}
      image={<SearchIcon />}
      trailing={
        count > 0 && isCounted ? (
          <Tag>{formatWalletCount(count)}</Tag>
        ) : fetchStatus === 'fetching' ? (
          <Spinner size={20} />
        ) : undefined
      }
      disabled={disabled}
      onClick={() => push('AllWallets')}
      onPointerEnter={turnTo}
      onFocus={turnTo}
      data-testid="all-wallets"
    />
  )
}
