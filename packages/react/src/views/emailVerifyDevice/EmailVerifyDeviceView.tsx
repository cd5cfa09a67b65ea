import { useRef } from 'react'
import { getErrorText } from '../../hooks/getErrorText.js'
import { useDeviceApproval } from '../../hooks/useEmailLogin.js'
import { useEmailSource } from '../../hooks/useEmailSource.js'
import { useMessages } from '../../hooks/useMessages.js'
import { useNavigation } from '../../hooks/useNavigation.js'
import { useSurface } from '../../hooks/useSurface.js'
import { useWords } from '../../hooks/useWords.js'
import type { ViewProps } from '../../hooks/ViewProps.js'
import { enEmail } from '../../locales/later/enEmail.js'
import { MailIcon } from '../../ui/icons/MailIcon.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { LoggedInPanel } from '../parts/code/LoggedInPanel.js'

/** Waits for the approval of this device by being shown. The wallet's own page comes over it, with the number to type. */
export function EmailVerifyDeviceView({ route: { email } }: ViewProps<'EmailVerifyDevice'>) {
  const { messages, format } = useMessages()
  const words = useWords('email', enEmail)
  const { goBack } = useNavigation()
  const { isError, error, askAgain, connectorId } = useDeviceApproval(email)
  const { isTaken } = useEmailSource()
  const place = useRef<HTMLDivElement>(null)
  useSurface(isError ? undefined : connectorId, place, 'asked')
  if (isTaken) return <LoggedInPanel email={email} />
  return (
    <div ref={place} className={isError ? undefined : 'device-waiting'} data-testid="surface">
      <RequestPanel
        state={isError ? 'error' : 'loading'}
        shape="circle"
        picture={
          <span className="login-picture">
            <MailIcon size={32} />
          </span>
        }
        title={isError ? words.deviceFailedTitle : words.deviceTitle}
        text={isError ? getErrorText(error, messages) : format(words.deviceText, { email })}
        note={isError ? undefined : words.deviceNote}
        retry={isError ? { label: words.deviceAgain, onClick: askAgain } : undefined}
        otherWay={{ label: words.otherAddress, onClick: goBack }}
      />
    </div>
  )
}
