import { type Portico, watchEvents } from 'portico'
import { useEffect, useState } from 'react'

interface Entry {
  readonly id: number
  readonly time: string
  readonly name: string
  readonly detail: string
}

const kept = 50

export function EventsPanel({ portico }: { readonly portico: Portico }) {
  const [entries, setEntries] = useState<readonly Entry[]>([])

  useEffect(
    () =>
      watchEvents(portico, {
        onChange: ({ timestamp, data }) =>
          setEntries(current => [
            {
              id: (current[0]?.id ?? 0) + 1,
              time: new Date(timestamp).toLocaleTimeString('en-GB'),
              name: data.event,
              detail: data.properties ? JSON.stringify(data.properties) : '',
            },
            ...current.slice(0, kept - 1),
          ]),
      }),
    [portico],
  )

  return (
    <section className="panel" aria-label="Events">
      {entries.length === 0 ? (
        <p className="empty">Nothing yet. Open the modal, connect, sign: each event appears here.</p>
      ) : (
        <ol className="events">
          {entries.map(entry => (
            <li key={entry.id}>
              <time>{entry.time}</time>
              <strong>{entry.name}</strong>
              <code>{entry.detail}</code>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
