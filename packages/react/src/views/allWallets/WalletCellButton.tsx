import { isShallowEqual, selectCanPair } from '@portico/core/internal'
import { memo } from 'react'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useMessages } from '../../hooks/internal/useTexts.js'
import { usePortico } from '../../hooks/usePortico.js'
import { CellButton } from '../../ui/index.js'
import { WalletPicture } from '../parts/pictures/Picture.js'
import { isRemoteTaken } from '../parts/wallets/buildPairingRow.js'
import { getOfferedConnectors } from '../parts/wallets/getOfferedConnectors.js'
import { resolveWalletRoute } from '../parts/wallets/groupConnectors.js'
import { useWalletTap } from '../parts/wallets/useWalletTap.js'
import type { WalletCell } from './useWalletGrid.js'

export interface WalletCellButtonProps {
  readonly cell: WalletCell
  /** Set by the grid: one cell is in the tab order. */
  readonly tabIndex: number
}

/** Memoised, because scrolling and every new page re-render the grid. */
export const WalletCellButton = memo(function WalletCellButton({
  cell: { wallet, installed, certified },
  tabIndex,
}: WalletCellButtonProps) {
  const { tags, wallets } = useMessages()
  const { portico } = usePortico()
  const isTaken = usePorticoStore(state => !installed && isRemoteTaken(state))
  const tap = useWalletTap(installed ? undefined : wallet, () => {
    const state = portico.store.get()
    return resolveWalletRoute(wallet, getOfferedConnectors(state, portico.options), selectCanPair(state))
  })
  const hints = [installed && tags.installed, certified && wallets.certified, isTaken && wallets.taken]
  return (
    <CellButton
      label={wallet.name}
      image={<WalletPicture pictured={{ wallet }} size={56} />}
      dot={installed}
      disabled={isTaken}
      hint={hints.filter(Boolean).join(', ') || undefined}
      tabIndex={tabIndex}
      {...tap}
      data-testid={`wallet-${wallet.id}`}
    />
  )
}, isSame)

function isSame(one: WalletCellButtonProps, other: WalletCellButtonProps): boolean {
  return one.tabIndex === other.tabIndex && isShallowEqual(one.cell, other.cell)
}
