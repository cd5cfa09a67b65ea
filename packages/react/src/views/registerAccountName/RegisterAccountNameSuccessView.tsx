import { selectProfile, selectShownAccount } from '@portico/core/internal'
import { useNameRegistration } from '../../hooks/internal/useNameRegistration.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { Avatar } from '../../ui/Avatar/Avatar.js'
import { PrimaryButton } from '../../ui/Button/PrimaryButton.js'
import { NoAccount } from '../parts/account/NoAccount.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { namesStrings } from './strings.js'

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
