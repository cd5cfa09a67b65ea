import type { ConsoleCalls } from '@portico/server'
import { useState } from 'react'
import { useCall } from '../api/useCall.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Problem } from '../ui/Problem.tsx'
import { Table } from '../ui/Table.tsx'

type Entry = ConsoleCalls['log.read']['body']['entries'][number]

export function Log() {
  const { t, formatTime } = useTexts()
  const [before, setBefore] = useState<number>()
  const { data, error, refetch } = useCall('log.read', before === undefined ? {} : { before })
  const actions: Readonly<Record<string, string>> = t.log.actions
  const last = data?.entries.at(-1)
  return (
    <>
      <Problem code={error} retry={refetch} />
      <Table<Entry>
        label={t.pages.log}
        rows={data?.entries ?? []}
        rowKey={({ id }) => id}
        empty={t.support.none}
        columns={[
          { title: t.log.at, cell: ({ at }) => formatTime(at) },
          { title: t.log.who, cell: ({ staffName }) => staffName },
          { title: t.log.what, cell: ({ action }) => actions[action] ?? action },
          { title: t.log.about, cell: ({ subject, userId }) => (userId ? t.log.person(userId) : subject) },
        ]}
      />
      {last ? (
        <button type="button" onClick={() => setBefore(last.id)}>
          {t.log.more}
        </button>
      ) : null}
    </>
  )
}
