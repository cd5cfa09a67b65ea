import type { ReactNode } from 'react'
import { useMessages } from '../../hooks/internal/useMessages.js'
import type { NameAvailability } from '../../hooks/internal/useNameRegistration.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { CheckIcon } from '../../ui/icons/CheckIcon.js'
import { WarningIcon } from '../../ui/icons/WarningIcon.js'
import { ErrorText } from '../parts/errors/ErrorText.js'
import { namesStrings } from './strings.js'

export interface NameStatusProps {
  readonly id: string
  readonly availability: NameAvailability
  readonly name: string
}

const tones = { wrong: 'danger', taken: 'danger', failed: 'danger', free: 'success' } as const

export function NameStatus({ id, availability, name }: NameStatusProps) {
  const { format } = useMessages()
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
