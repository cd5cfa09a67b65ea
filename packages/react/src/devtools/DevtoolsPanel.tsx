import type { Portico } from '@portico/core'
import { type KeyboardEvent, type ReactNode, useState, useSyncExternalStore } from 'react'
import type { Recorder } from './createRecorder.js'
import { describeNamespaces, listStored, writeReport } from './writeReport.js'

export interface DevtoolsPanelProps {
  readonly portico: Portico
  readonly recorder: Recorder
}

const tabs = ['State', 'Events', 'RPC', 'Storage'] as const
type Tab = (typeof tabs)[number]

export function DevtoolsPanel(props: DevtoolsPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const [tab, setTab] = useState<Tab>('State')
  const [status, setStatus] = useState('')
  const [report, setReport] = useState<string>()
  if (!isOpen)
    return (
      <button type="button" onClick={() => setOpen(true)}>
        Portico
      </button>
    )
  const copy = async () => {
    setStatus('Writing the report')
    setReport(undefined)
    let written: string | undefined
    try {
      written = await writeReport(props.portico, props.recorder)
      await navigator.clipboard.writeText(written)
      setStatus('The report is in the clipboard')
    } catch {
      // Some browsers allow copying only right after a click, and the checks take longer.
      setStatus(
        written
          ? 'The browser did not let the report be copied: copy it from here'
          : 'The report could not be written',
      )
      setReport(written)
    }
  }
  const turn = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    const next = tabs.at((tabs.indexOf(tab) + step) % tabs.length) ?? tab
    setTab(next)
    const list = event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')
    list[tabs.indexOf(next)]?.focus()
  }
  return (
    <section className="panel" aria-label="Portico devtools">
      <div className="tabs" role="tablist" aria-label="What is shown" onKeyDown={turn}>
        {tabs.map(name => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={name === tab}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => setTab(name)}
          >
            {name}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls, so the keyboard has to reach it. */}
      <div className="body" role="tabpanel" aria-label={tab} tabIndex={0}>
        <Shown tab={tab} {...props} />
      </div>
      {report === undefined ? null : (
        <textarea
          readOnly
          rows={5}
          aria-label="Bug report"
          value={report}
          onFocus={event => event.target.select()}
        />
      )}
      <div className="bar">
        <button type="button" onClick={() => void copy()}>
          Copy bug report
        </button>
        <button type="button" onClick={() => setOpen(false)}>
          Close
        </button>
        <span role="status">{status}</span>
      </div>
    </section>
  )
}

function Shown({ tab, portico, recorder }: DevtoolsPanelProps & { readonly tab: Tab }) {
  const state = useSyncExternalStore(portico.store.subscribe, portico.store.get)
  const events = useSyncExternalStore(recorder.events.subscribe, recorder.events.get)
  const calls = useSyncExternalStore(recorder.rpc.subscribe, recorder.rpc.get)
  switch (tab) {
    case 'State':
      return (
        <Table
          heads={['Family', 'Status', 'Wallet', 'Network']}
          rows={describeNamespaces(state).map(({ namespace, status, connector, network }) => [
            namespace,
            status,
            connector,
            network,
          ])}
        />
      )
    case 'Events':
      return (
        <Table
          heads={['Time', 'Event', 'Properties']}
          rows={events.map(({ timestamp, data }) => [
            formatTime(timestamp),
            data.event,
            JSON.stringify(data.properties),
          ])}
        />
      )
    case 'RPC':
      return (
        <Table
          heads={['Time', 'Method', 'To', 'Took', 'Outcome']}
          rows={calls.map(({ at, method, to, milliseconds, outcome, code }) => [
            formatTime(at),
            method,
            to,
            milliseconds === undefined ? '' : `${milliseconds} ms`,
            code === undefined ? outcome : `${outcome}: ${code}`,
          ])}
        />
      )
    case 'Storage':
      return (
        <Table
          heads={['Key', 'Characters']}
          rows={listStored(portico).map(({ key, characters }) => [key, characters])}
        />
      )
  }
}

interface TableProps {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
}

function Table({ heads, rows }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added at the end
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={heads[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const formatTime = (time: number) => new Date(time).toISOString().slice(11, 23)
