import { isPorticoError, userRejected } from '@portico/protocol'
import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import type { NameAvailability, UseNameRegistrationResult } from '../../hooks/internal/useNameRegistration.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { CheckIcon } from '../../ui/icons/CheckIcon.js'
import { WarningIcon } from '../../ui/icons/WarningIcon.js'
import { ListItem, PrimaryButton, Text, useStyles, ViewBody } from '../../ui/index.js'
import { ErrorText } from '../parts/errors/ErrorText.js'
import { Choices } from '../parts/flow/Choices.js'
import { registerAccountNameStyles } from './RegisterAccountNameView.css.js'
import { namesStrings } from './strings.js'

interface NameFormProps {
  readonly naming: UseNameRegistrationResult
  readonly zone: string
}

export function NameForm({ naming, zone }: NameFormProps) {
  useStyles(registerAccountNameStyles)
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
        <Text variant="error">
          {isPorticoError(error, userRejected) ? words.declined : <ErrorText error={error} />}
        </Text>
      )}
      {availability.status === 'taken' && availability.suggestionsError !== undefined ? (
        <Text variant="error">
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

interface NameStatusProps {
  readonly id: string
  readonly availability: NameAvailability
  readonly name: string
}

const tones = { wrong: 'danger', taken: 'danger', failed: 'danger', free: 'success' } as const

function NameStatus({ id, availability, name }: NameStatusProps) {
  const words = useStrings(namesStrings)
  const { status } = availability
  const tone = status in tones ? tones[status as keyof typeof tones] : undefined // checked by `in`
  const texts = {
    empty: () => words.hint,
    typing: () => words.hint,
    checking: () => words.checking,
    free: () => format(words.free, { name }),
    taken: () => format(words.taken, { name }),
    wrong: () => (availability.status === 'wrong' ? words.problems[availability.problem] : ''),
    failed: () => (availability.status === 'failed' ? <ErrorText error={availability.error} /> : ''),
  } satisfies Record<NameAvailability['status'], () => ReactNode>
  return (
    <div className="name-status" data-tone={tone}>
      {tone === 'success' ? <CheckIcon size={16} /> : null}
      {tone === 'danger' ? <WarningIcon size={16} /> : null}
      <span id={id} role="status" data-testid="name-status">
        {texts[status]()}
      </span>
      {availability.status === 'failed' ? (
        <button type="button" className="name-again" onClick={availability.retry}>
          {words.tryAgain}
        </button>
      ) : null}
    </div>
  )
}
