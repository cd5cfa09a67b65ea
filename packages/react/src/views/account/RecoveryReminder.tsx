import { useState } from 'react'
import { useWalletEmail } from '../../hooks/internal/useLoginWay.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { CloseIcon } from '../../ui/icons/CloseIcon.js'
import { ShieldIcon } from '../../ui/icons/ShieldIcon.js'
import { IconButton, ListItem } from '../../ui/index.js'
import { accountStrings } from './strings.js'

export interface RecoveryReminderProps {
  readonly connectorId: string
  readonly hasMoney: boolean
}

/**
 * Reminds the visitor to set up a recovery method once the wallet holds assets: only the mailbox restores it, or
 * nothing does.
 */
export function RecoveryReminder({ connectorId, hasMoney }: RecoveryReminderProps) {
  const words = useStrings(accountStrings)
  const { push } = useNavigation()
  const reminder = usePorticoInstance('RecoveryReminder').sources.get(connectorId)?.surface?.reminder
  const email = useWalletEmail(connectorId)
  const [isDismissed, setDismissed] = useState(false)
  if (isDismissed || !hasMoney || !reminder?.isDue()) return null
  return (
    <div className="reminder" data-testid="recovery-reminder">
      <ListItem
        title={words.reminderTitle}
        subtitle={email ? words.reminderText : words.reminderNoMailbox}
        image={<ShieldIcon />}
        onClick={() => {
          reminder.dismiss()
          push({ name: 'WalletSecurity', connectorId })
        }}
        data-testid="reminder-protect"
      />
      <IconButton
        label={words.reminderDismiss}
        onClick={() => {
          reminder.dismiss()
          setDismissed(true)
        }}
        data-testid="reminder-later"
      >
        <CloseIcon size={16} />
      </IconButton>
    </div>
  )
}
