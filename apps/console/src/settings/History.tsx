import type { ConsoleCalls } from '@portico/server'
import { call } from '../api/call.ts'
import { useAction, useCall } from '../api/useCall.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Problem } from '../ui/Problem.tsx'
import { Table } from '../ui/Table.tsx'

type Entry = ConsoleCalls['settings.history']['body']['entries'][number]

interface HistoryProps {
  projectId: string
  canChange: boolean
  onReverted(): void
}

interface Change {
  before?: Readonly<Record<string, unknown>> | null
  after?: Readonly<Record<string, unknown>>
}

export function History({ projectId, canChange, onReverted }: HistoryProps) {
  const { t, formatTime } = useTexts()
  const { data, error, refetch } = useCall('settings.history', { projectId })
  const action = useAction()
  const revert = (entryId: number) =>
    void action.run(async () => {
      await call('settings.revert', { projectId, entryId })
      onReverted()
      refetch()
    })
  return (
    <section className="card" aria-labelledby="history">
      <h2 id="history">{t.settings.history}</h2>
      <Problem code={error ?? action.error} retry={refetch} />
      <Table<Entry>
        label={t.settings.history}
        rows={data?.entries ?? []}
        rowKey={({ id }) => id}
        empty={t.support.none}
        columns={[
          { title: t.log.at, cell: ({ at }) => formatTime(at) },
          { title: t.log.who, cell: ({ staffName }) => staffName },
          { title: t.log.what, cell: entry => <Changes {...toChange(entry)} /> },
          {
            title: t.settings.revert,
            cell: entry =>
              canChange && toChange(entry).before ? (
                <button type="button" disabled={action.isPending} onClick={() => revert(entry.id)}>
                  {t.settings.revert}
                </button>
              ) : null,
          },
        ]}
      />
    </section>
  )
}

/** The server writes settings in this form. */
const toChange = ({ details }: Entry): Change => (details ?? {}) as Change

/** Only what has changed, before and after. */
function Changes({ before, after = {} }: Change) {
  const { t } = useTexts()
  if (!before) return <>{t.settings.created}</>
  const changed = Object.keys(after).filter(
    name => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  return (
    <ul className="notes">
      {changed.map(name => (
        <li key={name}>
          {name}: <del>{JSON.stringify(before[name])}</del> <ins>{JSON.stringify(after[name])}</ins>
        </li>
      ))}
    </ul>
  )
}
