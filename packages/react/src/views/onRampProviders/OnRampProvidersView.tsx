import { useState } from 'react'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoBuy } from '../../hooks/usePorticoBuy.js'
import { Skeleton, ViewBody } from '../../ui/index.js'
import { EmptyState } from '../parts/states/StateMessage.js'
import { BuyForm } from './BuyForm.js'
import { BuyProgress } from './BuyInProgressView.js'
import { SellerChoice } from './SellerChoice.js'
import { buyStrings } from './strings.js'

/** The on-ramp form with token, amount and provider (V-01). */
export function OnRampProvidersView() {
  const words = useStrings(buyStrings)
  const buy = usePorticoBuy()
  const { buyer, status, token, currency } = buy
  // On return during a purchase, its progress is shown.
  const [cameBack] = useState(status !== 'draft' && status !== 'failed')
  if (buyer && cameBack && status !== 'draft') return <BuyProgress buy={buy} />
  if (buy.isLoading)
    return (
      <ViewBody>
        <Skeleton shape="list-item" count={3} />
      </ViewBody>
    )
  if (!buyer || !token || !currency)
    return (
      <>
        {/* Another seller may sell here. */}
        {buyer && <SellerChoice buy={buy} />}
        <EmptyState title={words.cannot} description={words.cannotText} picture="network" />
      </>
    )
  return <BuyForm buy={buy} token={token} currency={currency} network={buyer.network} />
}
