import { useEffect } from 'react'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNameRegistration } from '../../hooks/internal/useNameRegistration.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { Skeleton } from '../../ui/Skeleton/Skeleton.js'
import { EmptyState } from '../../ui/StateMessage/EmptyState.js'
import { ErrorState } from '../../ui/StateMessage/ErrorState.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { AccountPicture } from '../parts/pictures/AccountPicture.js'
import { NameForm } from './NameForm.js'
import { namesStrings } from './strings.js'

/** The form that registers a name, with a signature of the account. A failure returns to the form with its reason (V-01). */
export function RegisterAccountNameView() {
  const { format } = useMessages()
  const words = useStrings(namesStrings)
  const naming = useNameRegistration()
  const { account, zone, status, name, ownName, start } = naming
  useEffect(start, [start])
  if (naming.hasZoneFailed)
    return <ErrorState title={words.failed} retryLabel={words.tryAgain} onRetry={naming.refetchZone} />
  if (naming.isLoadingZone) return <Skeleton shape="list-item" count={1} />
  if (!account || zone === undefined)
    return <EmptyState title={words.unavailable} description={words.unavailableText} picture="network" />
  if (status === 'confirming' || status === 'submitted') {
    const isSigning = status === 'confirming'
    return (
      <RequestPanel
        state="loading"
        picture={<AccountPicture account={account} size={72} />}
        title={isSigning ? format(words.confirmIn, { wallet: account.wallet.name }) : words.registering}
        text={isSigning ? format(words.confirmText, { name }) : name}
      />
    )
  }
  if (status !== 'done' && ownName?.endsWith(`.${zone}`))
    return <EmptyState title={words.hasOne} description={<bdi>{ownName}</bdi>} picture="wallet" />
  return <NameForm naming={naming} zone={zone} />
}
