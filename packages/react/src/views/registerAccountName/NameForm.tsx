import { confirmName, editName } from '@portico/core/internal'
import { isPorticoError, userRejected } from '@portico/protocol'
import { type FormEvent, useId, useRef } from 'react'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { Button } from '../../ui/Button/Button.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { Text } from '../../ui/Text/Text.js'
import { ErrorText } from '../parts/errors/ErrorText.js'
import { NameStatus } from './NameStatus.js'
import { namesStrings } from './strings.js'
import { useSoughtName } from './useSoughtName.js'

export interface NameFormProps {
  readonly zone: string
  /** As typed, without the zone. */
  readonly label: string
  readonly error: unknown
}

export function NameForm({ zone, label, error }: NameFormProps) {
  const portico = usePorticoInstance('NameForm')
  const { format } = useMessages()
  const words = useStrings(namesStrings)
  const statusId = useId()
  const input = useRef<HTMLInputElement>(null)
  const sought = useSoughtName(label, zone)
  const isWrong = sought.status === 'wrong' || sought.status === 'taken'
  const submit = () => {
    if (sought.status === 'free') void confirmName(portico)
  }
  const choose = (name: string) => {
    editName(portico, name.slice(0, -zone.length - 1))
    input.current?.focus()
  }
  return (
    <ViewBody
      footer={
        <Button
          variant="primary"
          size="lg"
          fullWidth
          disabled={sought.status !== 'free'}
          onClick={submit}
          data-testid="name-register"
        >
          {words.register}
        </Button>
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
            onChange={event => editName(portico, event.target.value.trim())}
            data-testid="name-input"
          />
          <span className="name-zone" aria-hidden="true">
            {`.${zone}`}
          </span>
        </div>
        <NameStatus id={statusId} sought={sought} name={`${label.toLowerCase()}.${zone}`} />
      </form>
      {error === undefined ? null : (
        <Text tone="danger" role="alert">
          {isPorticoError(error, userRejected) ? words.declined : <ErrorText error={error} />}
        </Text>
      )}
      {sought.status === 'taken' && sought.suggestionsError !== undefined ? (
        <Text tone="danger" role="alert">
          <ErrorText error={sought.suggestionsError} />
        </Text>
      ) : null}
      {sought.status === 'taken' && sought.suggestions.length > 0 ? (
        <div className="name-free">
          <Text as="h2" size="xs" tone="secondary">
            {words.suggestions}
          </Text>
          {sought.suggestions.map(name => (
            <ListItem
              key={name}
              title={<bdi>{name}</bdi>}
              onClick={() => choose(name)}
              data-testid="name-suggestion"
            />
          ))}
        </div>
      ) : null}
    </ViewBody>
  )
}
