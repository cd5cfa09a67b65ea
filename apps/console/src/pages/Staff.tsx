import type { ConsoleCalls } from '@portico/server'
import { type FormEvent, useState } from 'react'
import { call, type Role } from '../api/call.ts'
import { useAction, useCall } from '../api/useCall.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Problem } from '../ui/Problem.tsx'
import { Table } from '../ui/Table.tsx'

type Member = ConsoleCalls['staff.list']['body']['staff'][number]

const roles: readonly Role[] = ['owner', 'editor', 'support', 'viewer']

const findRole = (name: unknown): Role => roles.find(role => role === name) ?? 'viewer'

export function Staff() {
  const { t, formatTime } = useTexts()
  const { data, error, refetch } = useCall('staff.list', {})
  const action = useAction()
  const act = (work: () => Promise<unknown>) => void action.run(work).then(refetch)
  return (
    <>
      <Problem code={error ?? action.error} retry={refetch} />
      <Table<Member>
        label={t.staff.title}
        rows={data?.staff ?? []}
        rowKey={({ id }) => id}
        empty={t.loading}
        columns={[
          { title: t.staff.name, cell: ({ name }) => name },
          {
            title: t.staff.role,
            cell: ({ id, name, role }) => (
              <select
                aria-label={`${t.staff.role}: ${name}`}
                value={role}
                onChange={event =>
                  act(() => call('staff.setRole', { id, role: findRole(event.target.value) }))
                }
              >
                {roles.map(each => (
                  <option key={each} value={each}>
                    {t.roles[each]}
                  </option>
                ))}
              </select>
            ),
          },
          { title: t.staff.key, cell: ({ keys }) => keys.map(({ kind }) => t.staff.keys[kind]).join(', ') },
          { title: t.staff.since, cell: ({ addedAt }) => formatTime(addedAt) },
          { title: t.staff.remove, cell: member => <Remove member={member} act={act} /> },
        ]}
      />
      <Invite />
    </>
  )
}

function Remove({ member: { id, name }, act }: { member: Member; act(work: () => Promise<unknown>): void }) {
  const { t } = useTexts()
  const [isSure, setSure] = useState(false)
  if (!isSure)
    return (
      <button type="button" aria-label={`${t.staff.remove}: ${name}`} onClick={() => setSure(true)}>
        {t.staff.remove}
      </button>
    )
  return (
    <>
      <button type="button" className="danger" onClick={() => act(() => call('staff.remove', { id }))}>
        {t.staff.removeSure(name)}
      </button>{' '}
      <button type="button" onClick={() => setSure(false)}>
        {t.cancel}
      </button>
    </>
  )
}

function Invite() {
  const { t } = useTexts()
  const { run, isPending, error } = useAction()
  const [link, setLink] = useState<string>()
  const [isCopied, setCopied] = useState(false)
  const invite = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setCopied(false)
    void run(async () => {
      const invited = { name: String(form.get('name')), role: findRole(form.get('role')) }
      setLink((await call('staff.invite', invited)).link)
    })
  }
  return (
    <section className="card" aria-labelledby="invite">
      <h2 id="invite">{t.staff.inviteTitle}</h2>
      <form className="filters" onSubmit={invite}>
        <label>
          {t.staff.name}
          <input name="name" required maxLength={100} autoComplete="off" />
        </label>
        <label>
          {t.staff.role}
          <select name="role" defaultValue="viewer">
            {roles.map(role => (
              <option key={role} value={role}>
                {t.roles[role]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="primary" disabled={isPending}>
          {t.staff.invite}
        </button>
      </form>
      <Problem code={error} />
      <div role="status">
        {link ? (
          <>
            <p>{t.staff.link}</p>
            <p>
              <code data-testid="invitation">{link}</code>{' '}
              <button
                type="button"
                onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
              >
                {isCopied ? t.staff.copied : t.staff.copy}
              </button>
            </p>
          </>
        ) : null}
      </div>
    </section>
  )
}
