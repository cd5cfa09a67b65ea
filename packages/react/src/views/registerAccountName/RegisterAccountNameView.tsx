import { resetName, selectNameOwner, selectNaming, selectProfile } from '@portico/core/internal'
import { useEffect } from 'react'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { Skeleton } from '../../ui/Skeleton/Skeleton.js'
import { EmptyState } from '../../ui/StateMessage/EmptyState.js'
import { ErrorState } from '../../ui/StateMessage/ErrorState.js'
import { useStyles } from '../../ui/useStyles.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { AccountPicture } from '../parts/pictures/AccountPicture.js'
import { NameForm } from './NameForm.js'
import { registerAccountNameStyles } from './RegisterAccountNameView.css.js'
import { namesStrings } from './strings.js'
import { useNameZone } from './useNameZone.js'

/** The form that registers a name, with a signature of the account. A failure returns to the form with its reason (V-01). */
export function RegisterAccountNameView() {
  useStyles(registerAccountNameStyles)
  const portico = usePorticoInstance('RegisterAccountNameView')
  const { format } = useMessages()
  const words = useStrings(namesStrings)
  const account = usePorticoStore(state => selectNameOwner(state)?.account)
  const present = usePorticoStore(state => selectProfile(state).name)
  const naming = usePorticoStore(selectNaming)
  const { data: zone, status, refetch } = useNameZone()
  // The form starts over on return after a completed flow, but not while this view is being replaced by the success
  // view.
  useEffect(() => {
    if (selectNaming(portico.store.get()).status === 'done') resetName(portico)
  }, [portico])
  if (status === 'error' && zone === undefined) {
    return (
      <ErrorState
        title={words.failed}
        retryLabel={words.tryAgain}
        // The outcome is in the state.
        onRetry={() => void refetch().catch(() => undefined)}
      />
    )
  }
  if (status !== 'success' && zone === undefined) return <Skeleton shape="list-item" count={1} />
  if (!account || zone === undefined)
    return <EmptyState title={words.unavailable} description={words.unavailableText} picture="network" />
  if (naming.status === 'confirming' || naming.status === 'submitted') {
    const name = `${naming.draft.label.toLowerCase()}.${zone}`
    const isSigning = naming.status === 'confirming'
    return (
      <RequestPanel
        state="loading"
        picture={<AccountPicture account={account} size={72} />}
        title={isSigning ? format(words.confirmIn, { wallet: account.wallet.name }) : words.registering}
        text={isSigning ? format(words.confirmText, { name }) : name}
      />
    )
  }
  if (naming.status !== 'done' && present?.endsWith(`.${zone}`))
    return <EmptyState title={words.hasOne} description={<bdi>{present}</bdi>} picture="wallet" />
  return (
    <NameForm
      zone={zone}
      label={naming.draft.label}
      error={naming.status === 'failed' ? naming.error : undefined}
    />
  )
}
