import { isPorticoError, userRejected } from '@portico/protocol'
import { type FormEvent, useId, useRef } from 'react'
import { useMessages } from '../../hooks/internal/useMessages.js'
import type { UseNameRegistrationResult } from '../../hooks/internal/useNameRegistration.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { PrimaryButton } from '../../ui/Button/PrimaryButton.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { Text } from '../../ui/Text/Text.js'
import { useStyles } from '../../ui/useStyles.js'
import { ErrorText } from '../parts/errors/ErrorText.js'
import { Choices } from '../parts/flow/Choices.js'
import { NameStatus } from './NameStatus.js'
import { registerAccountNameStyles } from './RegisterAccountNameView.css.js'
import { namesStrings } from './strings.js'

export interface NameFormProps {
  readonly naming: UseNameRegistrationResult
  readonly zone: string
}

export function NameForm({ naming, zone }: NameFormProps) {
  useStyles(registerAccountNameStyles)
  const { format } = useMessages()
  const words = useStrings(namesStrings)
  const statusId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { label, name, error, availability, edit } = naming
  const isFree = availability.status === 'free'
  const isWrong = availability.status === 'wrong' || availability.status === 'taken'
  const submit = () => {
    if (isFree) void naming.confirm()
  }
  const choose = (suggestion: string) => {
    edit(suggestion.slice(0, -zone.length - 1))
    input.current?.focus()
  }
  return (
    <ViewBody
      footer={
        <PrimaryButton disabled={!isFree} onClick={submit} data-testid="name-register">
          {words.register}
        </PrimaryButton>
      }
    >
      <form
        className="name-form"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className="name-box" data-wrong={isWrong || undefined}>
          <input
            ref={input}
            className="name-input"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={64}
            aria-label={format(words.label, { zone: `.${zone}` })}
            placeholder="alice"
            aria-invalid={isWrong}
            aria-describedby={statusId}
            value={label}
            onChange={event => edit(event.target.value.trim())}
            data-testid="name-input"
          />
          <span className="name-zone" aria-hidden="true">
            {`.${zone}`}
          </span>
        </div>
        <NameStatus id={statusId} availability={availability} name={name} />
      </form>
      {error === undefined ? null : (
        <Text tone="danger" role="alert">
          {isPorticoError(error, userRejected) ? words.declined : <ErrorText error={error} />}
        </Text>
      )}
      {availability.status === 'taken' && availability.suggestionsError !== undefined ? (
        <Text tone="danger" role="alert">
          <ErrorText error={availability.suggestionsError} />
        </Text>
      ) : null}
      <Choices className="name-free" title={words.suggestions}>
        {(availability.status === 'taken' ? availability.suggestions : []).map(suggestion => (
          <ListItem
            key={suggestion}
            title={<bdi>{suggestion}</bdi>}
            onClick={() => choose(suggestion)}
            data-testid="name-suggestion"
          />
        ))}
      </Choices>
    </ViewBody>
  )
}
