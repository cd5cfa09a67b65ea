import type { Portico } from 'portico'
import { PorticoButton, PorticoProvider, usePorticoAccount } from 'portico/react'
import { useState } from 'react'
import '../site/site.css'
import { createDemoPortico } from '../site/createDemoPortico.ts'
import { mount } from '../site/mount.tsx'
import { anvilTwo } from '../site/networks.ts'
import { Page } from '../site/Page.tsx'

const second = createDemoPortico({
  networks: [anvilTwo],
  instanceId: 'second',
  theme: { mode: 'dark', variables: { '--portico-accent': '#d9480f' } },
})
const first = createDemoPortico()

declare global {
  interface Window {
    secondPortico?: Portico
  }
}
window.secondPortico = second

function Kit({ portico, name }: { readonly portico: Portico; readonly name: string }) {
  return (
    <PorticoProvider portico={portico}>
      <section className="action" aria-label={name}>
        <h3>{name}</h3>
        <div className="line">
          <PorticoButton />
          <Status />
        </div>
      </section>
    </PorticoProvider>
  )
}

function Status() {
  const { status } = usePorticoAccount()
  return <output>{status}</output>
}

function StrictPage() {
  const [shown, setShown] = useState(true)
  return (
    <Page
      title="StrictMode and two kits"
      about="Effects run twice and two instances share the page: still one set of listeners each, and no cross-talk."
    >
      <Kit portico={first} name="First kit" />
      {shown ? <Kit portico={second} name="Second kit" /> : null}
      <div className="line">
        <button type="button" className="plain-button" onClick={() => setShown(before => !before)}>
          {shown ? 'Unmount' : 'Mount'} the second kit
        </button>
      </div>
    </Page>
  )
}

mount(<StrictPage />)
