import { errorCatalogue } from '@portico/protocol/catalogue'
import type { ConsoleCalls } from '@portico/server'
import { useMemo, useState } from 'react'
import { useCall } from '../api/useCall.ts'
import { useTexts } from '../texts/useTexts.ts'
import { BarChart, LineChart } from '../ui/Charts.tsx'
import { Problem } from '../ui/Problem.tsx'
import { Table } from '../ui/Table.tsx'
import type { PageProps } from './PageProps.ts'

type Report = ConsoleCalls['insight.report']['body']
type Group = Report['wallets'][number]

const periods = [1, 7, 30, 90, 365]
const hour = 3_600_000
const mostRows = 20

export function Insight({ docsUrl }: Pick<PageProps, 'docsUrl'>) {
  const { t } = useTexts()
  const projects = useCall('insight.projects', {})
  const [chosen, setChosen] = useState<string>()
  const [days, setDays] = useState(30)
  const projectId = chosen ?? projects.data?.projects[0]?.id
  return (
    <>
      <div className="filters">
        <label>
          {t.insight.project}
          <select value={projectId ?? ''} onChange={event => setChosen(event.target.value)}>
            {projects.data?.projects.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t.insight.period}
          <select value={days} onChange={event => setDays(Number(event.target.value))}>
            {periods.map(count => (
              <option key={count} value={count}>
                {t.insight.days(count)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Problem code={projects.error} retry={projects.refetch} />
      {projectId === undefined ? null : (
        <ProjectInsight projectId={projectId} days={days} docsUrl={docsUrl} />
      )}
    </>
  )
}

interface ProjectInsightProps extends Pick<PageProps, 'docsUrl'> {
  projectId: string
  days: number
}

function ProjectInsight({ projectId, days, docsUrl }: ProjectInsightProps) {
  const { t } = useTexts()
  const period = useMemo(() => {
    const to = new Date(Math.ceil(Date.now() / hour) * hour)
    return { from: new Date(to.getTime() - days * 24 * hour).toISOString(), to: to.toISOString() }
  }, [days])
  const { data, error, isFetching, refetch } = useCall('insight.report', { projectId, ...period })
  return (
    <div aria-busy={isFetching}>
      <Problem code={error} retry={refetch} />
      {data ? <ReportView report={data} docsUrl={docsUrl} /> : error ? null : <p>{t.loading}</p>}
    </div>
  )
}

interface ReportProps extends Pick<PageProps, 'docsUrl'> {
  report: Report
}

function ReportView({ report, docsUrl }: ReportProps) {
  const { t } = useTexts()
  return (
    <div className="cards">
      <Funnel report={report} />
      <OverTime report={report} />
      <Figures report={report} />
      <Failures report={report} docsUrl={docsUrl} />
      <Groups title={t.insight.wallet} groups={report.wallets} />
      <Groups title={t.insight.family} groups={report.families} />
      <Groups title={t.insight.browser} groups={report.browsers} />
      <Groups title={t.insight.page} groups={report.pages} />
      <Groups title={t.insight.version} groups={report.versions} />
    </div>
  )
}

function useSteps(funnel: Report['funnel']) {
  const { t } = useTexts()
  const { steps } = t.insight
  return [
    { label: steps.opened, value: funnel.opened },
    { label: steps.chosen, value: funnel.chosen },
    { label: steps.connected, value: funnel.connected },
    { label: steps.signedIn, value: funnel.signedIn },
    { label: steps.sentOrPaid, value: funnel.sentOrPaid },
  ]
}

function Funnel({ report: { funnel } }: { report: Report }) {
  const { t, formatNumber } = useTexts()
  const steps = useSteps(funnel)
  const bars = steps.map((step, index) => {
    const before = steps[index - 1]?.value
    return { ...step, note: before ? `${formatNumber((step.value / before) * 100)} %` : undefined }
  })
  return (
    <section className="card wide" aria-labelledby="funnel">
      <h2 id="funnel">{t.insight.funnel}</h2>
      <p className="hint">{t.insight.funnelNote}</p>
      <BarChart bars={bars} />
      <details>
        <summary>{t.insight.table}</summary>
        <Table
          label={t.insight.funnel}
          rows={bars}
          rowKey={({ label }) => label}
          empty={t.insight.empty}
          columns={[
            { title: t.insight.funnel, cell: ({ label }) => label },
            { title: t.insight.count, isNumber: true, cell: ({ value }) => formatNumber(value) },
            { title: t.insight.share, isNumber: true, cell: ({ note }) => note ?? '' },
          ]}
        />
      </details>
    </section>
  )
}

function OverTime({ report: { series } }: { report: Report }) {
  const { t } = useTexts()
  return (
    <section className="card wide" aria-labelledby="over-time">
      <h2 id="over-time">{t.insight.overTime}</h2>
      <LineChart
        title={t.insight.overTime}
        points={series.map(({ at, connected }) => ({ at, value: connected }))}
      />
    </section>
  )
}

function Figures({ report: { connectTime, restored, loginMails } }: { report: Report }) {
  const { t, formatNumber } = useTexts()
  const { insight } = t
  const formatSeconds = (value: number | undefined) =>
    value === undefined ? '–' : insight.seconds(formatNumber(value))
  const figures = [
    [`${insight.connectTime}: ${insight.median}`, formatSeconds(connectTime?.median)],
    [`${insight.connectTime}: ${insight.p95}`, formatSeconds(connectTime?.p95)],
    [insight.returning, formatNumber(restored)],
    [`${insight.mails}: ${insight.mailsSent}`, formatNumber(loginMails.sent)],
    [`${insight.mails}: ${insight.mailsEntered}`, formatNumber(loginMails.entered)],
    [`${insight.mails}: ${insight.mailsRefused}`, formatNumber(loginMails.refused)],
  ]
  return (
    <dl className="card wide figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface KnownError {
  code: string
  message: unknown
  userMessage?: string
  page?: string
}

const knownErrors = new Map(Object.values<KnownError>(errorCatalogue).map(entry => [entry.code, entry]))

/** What visitors read in English; some messages are for developers and depend on the case. */
function findVisitorText(code: string): string | undefined {
  const { userMessage, message } = knownErrors.get(code) ?? {}
  return userMessage ?? (typeof message === 'string' ? message : undefined)
}

function DocsLink({ code, docsUrl }: { code: string } & Pick<PageProps, 'docsUrl'>) {
  const entry = knownErrors.get(code)
  if (!entry || docsUrl === undefined) return <code>{code}</code>
  return <a href={`${docsUrl}/errors/${entry.page ?? code}/`}>{code}</a>
}

function Failures({ report, docsUrl }: ReportProps) {
  const { t, formatNumber } = useTexts()
  return (
    <section className="card wide" aria-labelledby="failures">
      <h2 id="failures">{t.insight.failures}</h2>
      <Table
        label={t.insight.failures}
        rows={report.failures.slice(0, mostRows)}
        rowKey={({ event, code }) => `${event} ${code}`}
        empty={t.insight.empty}
        columns={[
          { title: t.insight.failure, cell: ({ event }) => event },
          { title: t.insight.code, cell: ({ code }) => <span lang="en">{findVisitorText(code)}</span> },
          {
            title: t.insight.docs,
            cell: ({ code }) => (code ? <DocsLink code={code} docsUrl={docsUrl} /> : t.insight.noCode),
          },
          { title: t.insight.count, isNumber: true, cell: ({ count }) => formatNumber(count) },
        ]}
      />
    </section>
  )
}

function Groups({ title, groups }: { title: string; groups: readonly Group[] }) {
  const { t, formatNumber } = useTexts()
  const { steps } = t.insight
  const column = (step: keyof typeof steps) => ({
    title: steps[step],
    isNumber: true,
    cell: (group: Group) => formatNumber(group[step]),
  })
  return (
    <section className="card" aria-label={title}>
      <h2>{title}</h2>
      <Table
        label={title}
        rows={groups.slice(0, mostRows)}
        rowKey={({ name }) => name}
        empty={t.insight.empty}
        columns={[
          { title, cell: ({ name }) => name },
          column('chosen'),
          column('connected'),
          column('signedIn'),
          column('sentOrPaid'),
        ]}
      />
      {groups.length > mostRows ? <p className="hint">{t.insight.more}</p> : null}
    </section>
  )
}
