import { resetName, selectNaming, selectProfile, selectShownAccount } from '@portico/core/internal'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { Avatar } from '../../ui/Avatar/Avatar.js'
import { Button } from '../../ui/Button/Button.js'
import { useStyles } from '../../ui/useStyles.js'
import { NoAccount } from '../parts/account/NoAccount.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { registerAccountNameStyles } from './RegisterAccountNameView.css.js'
import { namesStrings } from './strings.js'

/** Confirms the registration of a name (V-01). */
export function RegisterAccountNameSuccessView() {
  useStyles(registerAccountNameStyles)
  const portico = usePorticoInstance('RegisterAccountNameSuccessView')
  const words = useStrings(namesStrings)
  const { reset } = useNavigation()
  const address = usePorticoStore(state => selectShownAccount(state)?.address)
  const name = usePorticoStore(state => {
    const naming = selectNaming(state)
    return naming.status === 'done' ? naming.name : selectProfile(state).name
  })
  const avatar = usePorticoStore(state => selectProfile(state).avatar)
  // The active account may have changed.
  if (address === undefined || name === undefined) return <NoAccount />
  return (
    <RequestPanel
      state="success"
      shape="circle"
      picture={<Avatar address={address} src={avatar} size={72} />}
      title={name}
      text={words.doneText}
      action={
        <Button
          variant="primary"
          size="lg"
          fullWidth
          onClick={() => {
            resetName(portico)
            reset('Account')
          }}
          data-testid="name-done"
        >
          {words.done}
        </Button>
      }
    />
  )
}
