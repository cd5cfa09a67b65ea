import { selectProfile, selectShownAccount } from '@portico/core/internal'
import { useEffect } from 'react'
import { useNameRegistration } from '../../hooks/internal/useNameRegistration.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { Avatar, PrimaryButton, Skeleton, Text, useStyles, ViewBody } from '../../ui/index.js'
import { NoAccount } from '../parts/account/NoAccount.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { AccountPicture } from '../parts/pictures/AccountPicture.js'
import { EmptyState, ErrorState } from '../parts/states/StateMessage.js'
import { NameForm } from './NameForm.js'
import { registerAccountNameStyles } from './RegisterAccountNameView.css.js'
import { namesStrings } from './strings.js'

/** The form that registers a name, with a signature of the account. A failure returns to the form with its reason (V-01). */
export function RegisterAccountNameView() {
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

/** Explains names before one is chosen. */
export function ChooseAccountNameView() {
  useStyles(registerAccountNameStyles)
  const words = useStrings(namesStrings)
  const { push } = useNavigation()
  const address = usePorticoStore(state => selectShownAccount(state)?.address)
  const { zone = '' } = useNameRegistration()
  if (address === undefined) return <NoAccount />
  return (
    <ViewBody
      footer={
        <PrimaryButton onClick={() => push('RegisterAccountName')} data-testid="name-begin">
          {words.begin}
        </PrimaryButton>
      }
    >
      <div className="name-intro">
        <Avatar address={address} size={72} />
        <Text as="h2" size="md" weight="semibold">
          {words.introTitle}
        </Text>
        <Text tone="secondary">{format(words.introText, { example: `alice.${zone}` })}</Text>
      </div>
    </ViewBody>
  )
}

/** Confirms the registration of a name (V-01). */
export function RegisterAccountNameSuccessView() {
  const words = useStrings(namesStrings)
  const { reset } = useNavigation()
  const naming = useNameRegistration()
  const address = usePorticoStore(state => selectShownAccount(state)?.address)
  const avatar = usePorticoStore(state => selectProfile(state).avatar)
  // The active account may have changed.
  if (address === undefined || naming.ownName === undefined) return <NoAccount />
  return (
    <RequestPanel
      state="success"
      shape="circle"
      picture={<Avatar address={address} src={avatar} size={72} />}
      title={naming.ownName}
      text={words.doneText}
      action={
        <PrimaryButton
          onClick={() => {
            naming.reset()
            reset('Account')
          }}
          data-testid="name-done"
        >
          {words.done}
        </PrimaryButton>
      }
    />
  )
}
