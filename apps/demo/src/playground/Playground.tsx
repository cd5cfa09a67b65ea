import { PorticoProvider } from 'portico/react'
import { useEffect, useState } from 'react'
import { SiteHeader } from '../site/SiteHeader.tsx'
import { ActionsPanel } from './ActionsPanel.tsx'
import { CodePanel } from './CodePanel.tsx'
import { Controls } from './Controls.tsx'
import { DocsHeader } from './DocsHeader.tsx'
import { EventsPanel } from './EventsPanel.tsx'
import { isSandbox } from './isSandbox.ts'
import { Preview } from './Preview.tsx'
import { showDevtools } from './showDevtools.ts'
import { usePlaygroundPortico } from './usePlaygroundPortico.ts'
import { useSettings } from './useSettings.ts'

const panels = ['Code', 'Actions', 'Events'] as const
type PanelName = (typeof panels)[number]

export function Playground() {
  const control = useSettings()
  const { settings } = control
  const portico = usePlaygroundPortico(settings)
  const [panel, setPanel] = useState<PanelName>('Code')

  useEffect(() => {
    const { documentElement } = document
    documentElement.dir = settings.direction
    if (settings.themeMode === 'system') delete documentElement.dataset.theme
    else documentElement.dataset.theme = settings.themeMode
  }, [settings.direction, settings.themeMode])

  useEffect(() => (portico ? showDevtools(portico) : undefined), [portico])

  return (
    <div className="playground">
      {isSandbox ? <SiteHeader /> : <DocsHeader />}
      <aside className="sidebar">
        <Controls {...control} />
      </aside>
      <main className="workbench">
        {portico ? (
          <PorticoProvider portico={portico}>
            <Preview
              settings={settings}
              portico={portico}
              onDemoWallet={() => control.change('demoWallet', true)}
            />
            <nav className="tabs" aria-label="Panels">
              {panels.map(name => (
                <button key={name} type="button" aria-pressed={name === panel} onClick={() => setPanel(name)}>
                  {name}
                </button>
              ))}
            </nav>
            {panel === 'Code' ? <CodePanel settings={settings} /> : null}
            {panel === 'Actions' ? <ActionsPanel portico={portico} /> : null}
            {/* Stays mounted, so that it records events while another panel is shown. */}
            <div hidden={panel !== 'Events'}>
              <EventsPanel portico={portico} />
            </div>
          </PorticoProvider>
        ) : (
          <p className="empty">Loading the adapter …</p>
        )}
      </main>
    </div>
  )
}
