import type { RemoteSite } from '@portico/testing/remote-wallet'
import { type ReactNode, useId } from 'react'
import { SiteLine } from '../sites/SiteLine.tsx'
import { useTask } from '../useTask.ts'

interface DecisionProps {
  readonly site: RemoteSite
  readonly title: string
  readonly method: string
  readonly item: { approve(): Promise<unknown>; reject(): Promise<unknown> }
  readonly children: ReactNode
}

/** A prompt with two equally prominent answers. */
export function Decision({ site, title, method, item, children }: DecisionProps) {
  const { busy, error, run } = useTask()
  const id = useId()
  return (
    <article className="card decision" aria-labelledby={id}>
      <SiteLine site={site} />
      <h2 id={id}>{title}</h2>
      {children}
      {error ? (
        <p className="problem" role="alert">
          {error}
        </p>
      ) : null}
      <div className="answers">
        <button type="button" disabled={busy} onClick={() => void run(() => item.reject())}>
          Reject
        </button>
        <button
          type="button"
          className="primary"
          disabled={busy}
          onClick={() => void run(() => item.approve())}
        >
          {method}
        </button>
      </div>
    </article>
  )
}
