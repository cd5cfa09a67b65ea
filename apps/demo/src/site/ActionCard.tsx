import { isPorticoError } from 'portico'
import { type ReactNode, useState } from 'react'

interface ActionCardProps {
  readonly title: string
  readonly method: string
  readonly field?: ReactNode
  readonly disabled?: boolean
  /** Resolves to the text to show; `say` reports progress. */
  run(say: (progress: string) => void): Promise<string>
}

type Outcome = { readonly status: 'busy' | 'done' | 'failed'; readonly text: string }

export function ActionCard({ title, method, field, disabled = false, run }: ActionCardProps) {
  const [outcome, setOutcome] = useState<Outcome>()

  async function act() {
    const say = (text: string) => setOutcome({ status: 'busy', text })
    say('Waiting for the wallet')
    try {
      setOutcome({ status: 'done', text: await run(say) })
    } catch (error) {
      setOutcome({ status: 'failed', text: describeError(error) })
    }
  }

  return (
    <article className="action">
      <h3>{title}</h3>
      <div className="action-row">
        {field}
        <button type="button" disabled={disabled || outcome?.status === 'busy'} onClick={act}>
          {method}
        </button>
      </div>
      <output className={outcome?.status} data-status={outcome?.status ?? 'idle'}>
        {outcome?.text}
      </output>
    </article>
  )
}

function describeError(error: unknown): string {
  if (isPorticoError(error)) return error.userMessage ?? error.message
  return error instanceof Error ? error.message : String(error)
}
