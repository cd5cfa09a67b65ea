import { NetworkButton, PorticoButton, PorticoProvider } from 'portico/react'
import '../site/site.css'
import { createDemoPortico } from '../site/createDemoPortico.ts'
import { mount } from '../site/mount.tsx'
import { Page } from '../site/Page.tsx'

const portico = createDemoPortico()

mount(
  <PorticoProvider portico={portico}>
    <Page
      title="Strict content security policy"
      about="The built page is served with default-src 'self' and the service addresses, nothing more."
    >
      <div className="line">
        <PorticoButton />
        <NetworkButton />
      </div>
    </Page>
  </PorticoProvider>,
)
