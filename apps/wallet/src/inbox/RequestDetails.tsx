import type { RemoteRequest } from '@portico/testing/remote-wallet'
import type { DescribedRequest } from './describeRequest.ts'

interface RequestDetailsProps {
  readonly described: DescribedRequest
  readonly request: RemoteRequest
}

export function RequestDetails({ described: { text, facts }, request }: RequestDetailsProps) {
  return (
    <>
      {text === undefined ? null : <pre className="text">{text}</pre>}
      {facts.length > 0 ? (
        <dl className="facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <details className="raw">
        <summary>Raw request</summary>
        <pre>{JSON.stringify({ method: request.method, params: request.params }, null, 2)}</pre>
      </details>
    </>
  )
}
