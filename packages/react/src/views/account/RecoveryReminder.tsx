import { useState } from 'react'
import { useWalletEmail } from '../../hooks/internal/useLoginWay.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { Button } from '../../ui/Button/Button.js'
import { Text } from '../../ui/Text/Text.js'
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
    <section className="reminder" aria-label={words.reminderTitle} data-testid="recovery-reminder">
      <Text weight="semibold">{words.reminderTitle}</Text>
      <Text tone="secondary">{email ? words.reminderText : words.reminderNoMailbox}</Text>
      <div className="reminder-actions">
        <Button
          size="sm"
          onClick={() => {
            reminder.dismiss()
            setDismissed(true)
          }}
          data-testid="reminder-later"
        >
          {words.reminderLater}
        </Button>
        <Button
          size="sm"
          variant="primary"
          onClick={() => {
            reminder.dismiss()
            push({ name: 'WalletSecurity', connectorId })
          }}
          data-testid="reminder-protect"
        >
          {words.reminderProtect}
        </Button>
      </div>
    </section>
  )
}
