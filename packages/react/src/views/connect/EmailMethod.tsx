import { useState } from 'react'
import { useFirstStep, useLoginAnswer } from '../../hooks/internal/useLoginStep.js'
import { useLoginWay } from '../../hooks/internal/useLoginWay.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { Button, EmailField, Stack, Text } from '../../ui/index.js'
import { emailStrings } from '../emailLogin/strings.js'
import { ErrorText } from '../parts/errors/ErrorText.js'
import { HelpButton } from '../parts/errors/HelpButton.js'

export function EmailMethod({ disabled }: { readonly disabled?: boolean }) {
  const words = useStrings(emailStrings)
  const { isTaken } = useLoginWay()
  const { place, noteFocus } = useFirstStep('email')
  const { known = '', isCodeOut } = place.step.type === 'address' ? place.step : {}
  const { answer, isPending, error, reset } = useLoginAnswer(place)
  const [email, setEmail] = useState(known)
  if (isTaken) return <Text tone="secondary">{words.taken}</Text>
  return (
    <Stack gap={8}>
      <EmailField
        value={email}
        onValueChange={value => {
          setEmail(value)
          if (error) reset()
        }}
        onSubmit={() => answer({ type: 'address', email })}
        onFocus={noteFocus}
        label={words.address}
        submitLabel={words.submit}
        error={error ? <ErrorText error={error} /> : undefined}
        loading={isPending}
        disabled={disabled}
      />
      <HelpButton connectorId={place.connectorId} error={error} />
      {isCodeOut ? (
        <Button
          size="sm"
          variant="ghost"
          fullWidth
          disabled={disabled || isPending}
          onClick={() => answer({ type: 'address', email: known })}
          data-testid="email-resume"
        >
          {format(words.codeWaiting, { email: known })}
        </Button>
      ) : null}
    </Stack>
  )
}
