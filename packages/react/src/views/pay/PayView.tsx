import { useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoPay } from '../../hooks/usePorticoPay.js'
import { EmptyState } from '../parts/states/StateMessage.js'
import { PayForm } from './PayForm.js'
import { PayProgress } from './PayProgress.js'
import { payStrings } from './strings.js'

/** The payment request of a shop and its outcome (V-10). */
export function PayView() {
  const words = useStrings(payStrings)
  const pay = usePorticoPay()
  const { payment } = pay
  if (!payment) return <EmptyState title={words.nothing} description={words.nothingText} picture="wallet" />
  return payment.status === 'checked' ? (
    <PayForm pay={pay} payment={payment} />
  ) : (
    <PayProgress pay={pay} payment={payment} />
  )
}
