import { invalidEmail, isPorticoError } from '@portico/protocol'
import { useState } from 'react'
import { getErrorText } from '../../hooks/getErrorText.js'
import { useSendCode } from '../../hooks/useEmailLogin.js'
import { useEmailSource } from '../../hooks/useEmailSource.js'
import { useMessages } from '../../hooks/useMessages.js'
import { useToast } from '../../hooks/useToast.js'
import { useWords } from '../../hooks/useWords.js'
import { enEmail } from '../../locales/later/enEmail.js'
import { emailFieldStyles } from '../../ui/EmailField/EmailField.css.js'
import { EmailField } from '../../ui/EmailField/EmailField.js'
import { Text } from '../../ui/Text/Text.js'
import { withStyles } from '../../ui/withStyles.js'

/** Logging in with an e-mail address, for people without a wallet. */
function EmailLogin({ disabled }: { readonly disabled?: boolean }) {
  const { messages } = useMessages()
  const words = useWords('email', enEmail)
  const { isTaken } = useEmailSource()
  const [email, setEmail] = useState('')
  const { sendCode, isPending, error, reset, noteFocus } = useSendCode()
  const showToast = useToast()
  const isWrong = isPorticoError(error, invalidEmail)
  if (isTaken) return <Text tone="secondary">{words.taken}</Text>
  return (
    <EmailField
      value={email}
      onValueChange={value => {
        setEmail(value)
        if (error) reset()
      }}
      onSubmit={() =>
        sendCode(email.trim(), {
          onError(thrown) {
            if (!isPorticoError(thrown, invalidEmail)) showToast('error', getErrorText(thrown, messages))
          },
        })
      }
      onFocus={noteFocus}
      label={words.address}
      submitLabel={words.submit}
      error={isWrong ? getErrorText(error, messages) : undefined}
      loading={isPending}
      disabled={disabled}
    />
  )
}

export const EmailMethod = withStyles(EmailLogin, [emailFieldStyles])
