import type { ConsoleCalls } from '@portico/server'
import { type FormEvent, useState } from 'react'
import { call } from '../api/call.ts'
import { useAction } from '../api/useCall.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Problem } from '../ui/Problem.tsx'
import { Table } from '../ui/Table.tsx'

type Person = ConsoleCalls['person.find']['body']

export function Support() {
  const { t } = useTexts()
  const [person, setPerson] = useState<Person>()
  const { run, isPending, error } = useAction()
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = String(new FormData(event.currentTarget).get('query'))
    setPerson(undefined)
    void run(async () => setPerson(await call('person.find', { query })))
  }
  return (
    <>
      <form className="filters" onSubmit={find}>
        <label>
          {t.support.query}
          <input
            name="query"
            required
            minLength={3}
            maxLength={320}
            autoComplete="off"
            spellCheck={false}
            aria-describedby="exact"
          />
        </label>
        <button type="submit" className="primary" disabled={isPending}>
          {t.support.find}
        </button>
      </form>
      <p id="exact" className="hint">
        {t.support.hint}
      </p>
      <Problem code={error} />
      <div aria-live="polite">
        {person ? <PersonView key={person.userId} person={person} onChange={setPerson} /> : null}
      </div>
    </>
  )
}

interface PersonProps {
  person: Person
  /** Runs a call that answers with the person as it is now. */
  act(work: () => Promise<Person>): void
  isPending: boolean
}

function PersonView({ person, onChange }: { person: Person; onChange(person: Person): void }) {
  const { t } = useTexts()
  const { run, isPending, error } = useAction()
  const act = (work: () => Promise<Person>) => void run(async () => onChange(await work()))
  const props = { person, act, isPending }
  return (
    <div className="cards">
      <h2 className="wide">
        {t.support.account} <code>{person.userId}</code>
      </h2>
      <Problem code={error} />
      <Methods {...props} />
      <Devices {...props} />
      <Sessions {...props} />
      <Notes {...props} />
      <PersonalData {...props} />
    </div>
  )
}

function Methods({ person }: PersonProps) {
  const { t, formatTime } = useTexts()
  return (
    <section className="card" aria-labelledby="methods">
      <h3 id="methods">{t.support.methods}</h3>
      <Table
        label={t.support.methods}
        rows={person.methods}
        rowKey={({ provider }) => provider}
        empty={t.support.none}
        columns={[
          { title: t.support.method, cell: ({ provider }) => provider },
          { title: t.support.subject, cell: ({ subject }) => subject },
          { title: t.support.since, cell: ({ addedAt }) => formatTime(addedAt) },
        ]}
      />
      <h3>{t.support.addresses}</h3>
      <Table
        label={t.support.addresses}
        rows={Object.entries(person.addresses)}
        rowKey={([family]) => family}
        empty={t.support.none}
        columns={[
          { title: t.support.family, cell: ([family]) => family },
          { title: t.support.address, cell: ([, address]) => <code>{address}</code> },
        ]}
      />
    </section>
  )
}

function Devices({ person: { userId, devices }, act, isPending }: PersonProps) {
  const { t, formatTime } = useTexts()
  return (
    <section className="card" aria-labelledby="devices">
      <h3 id="devices">{t.support.devices}</h3>
      <Table
        label={t.support.devices}
        rows={devices}
        rowKey={({ id }) => id}
        empty={t.support.none}
        columns={[
          { title: t.support.device, cell: ({ label }) => label },
          {
            title: t.support.state,
            cell: ({ id, state, isRecovering }) =>
              isRecovering ? (
                <>
                  {t.support.states.recovering}{' '}
                  <button
                    type="button"
                    disabled={isPending}
                    onClick={() => act(() => call('person.stopRecovery', { userId, deviceId: id }))}
                  >
                    {t.support.stopRecovery}
                  </button>
                </>
              ) : (
                t.support.states[state]
              ),
          },
          { title: t.support.since, cell: ({ addedAt }) => formatTime(addedAt) },
        ]}
      />
    </section>
  )
}

function Sessions({ person: { userId, sessions }, act, isPending }: PersonProps) {
  const { t, formatTime } = useTexts()
  return (
    <section className="card" aria-labelledby="sessions">
      <h3 id="sessions">{t.support.sessions}</h3>
      <Table
        label={t.support.sessions}
        rows={sessions}
        rowKey={({ id }) => id}
        empty={t.support.none}
        columns={[
          { title: t.support.site, cell: ({ site }) => site },
          { title: t.support.used, cell: ({ turnedAt }) => formatTime(turnedAt) },
          { title: t.support.expires, cell: ({ expiresAt }) => formatTime(expiresAt) },
        ]}
      />
      {sessions.length > 0 ? (
        <button
          type="button"
          disabled={isPending}
          onClick={() => act(() => call('person.signOut', { userId }))}
        >
          {t.support.endSessions}
        </button>
      ) : null}
    </section>
  )
}

function Notes({ person: { userId, notes }, act, isPending }: PersonProps) {
  const { t, formatTime } = useTexts()
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const note = String(new FormData(form).get('note'))
    act(async () => {
      const person = await call('person.note', { userId, note })
      form.reset()
      return person
    })
  }
  return (
    <section className="card" aria-labelledby="notes">
      <h3 id="notes">{t.support.notes}</h3>
      <ul className="notes">
        {notes.map(({ id, author, note, writtenAt }) => (
          <li key={id}>
            <p>{note}</p>
            <p className="hint">
              {author}, {formatTime(writtenAt)}{' '}
              <button
                type="button"
                disabled={isPending}
                onClick={() => act(() => call('person.deleteNote', { userId, noteId: id }))}
              >
                {t.support.deleteNote}
              </button>
            </p>
          </li>
        ))}
      </ul>
      <form onSubmit={add}>
        <label>
          {t.support.note}
          <textarea name="note" required maxLength={2000} rows={3} />
        </label>
        <button type="submit" disabled={isPending}>
          {t.support.addNote}
        </button>
      </form>
    </section>
  )
}

function PersonalData({ person: { userId, erasure }, act, isPending }: PersonProps) {
  const { t, formatTime } = useTexts()
  const [isSure, setSure] = useState(false)
  const { run, isPending: isExporting, error } = useAction()
  const exportData = () =>
    void run(async () => {
      const { tables } = await call('person.export', { userId })
      saveFile(`${userId}.json`, JSON.stringify(tables, undefined, 2))
    })
  return (
    <section className="card" aria-labelledby="data">
      <h3 id="data">{t.support.data}</h3>
      <Problem code={error} />
      <div className="actions">
        <button type="button" onClick={exportData} disabled={isExporting}>
          {t.support.export}
        </button>
        {erasure ? (
          <>
            <p>{t.support.erasing(formatTime(erasure.dueAt), erasure.id)}</p>
            <button
              type="button"
              disabled={isPending}
              onClick={() => act(() => call('person.keep', { userId }))}
            >
              {t.support.keep}
            </button>
          </>
        ) : isSure ? (
          <>
            <p role="alert">{t.support.eraseSure}</p>
            <button
              type="button"
              className="danger"
              disabled={isPending}
              onClick={() => {
                setSure(false)
                act(() => call('person.erase', { userId }))
              }}
            >
              {t.support.eraseNow}
            </button>
            <button type="button" onClick={() => setSure(false)}>
              {t.cancel}
            </button>
          </>
        ) : (
          <button type="button" onClick={() => setSure(true)}>
            {t.support.erase}
          </button>
        )}
      </div>
    </section>
  )
}

function saveFile(name: string, text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
