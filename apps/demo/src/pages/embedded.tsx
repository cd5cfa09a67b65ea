import { PorticoButton, PorticoModal, PorticoProvider } from 'portico/react'
import '../site/site.css'
import { createDemoPortico } from '../site/createDemoPortico.ts'
import { mount } from '../site/mount.tsx'
import { Page } from '../site/Page.tsx'

const portico = createDemoPortico({ dialog: { display: 'inPage' } })

mount(
  <PorticoProvider portico={portico}>
    <Page title="Embedded in the page" about="The card fills its container: no backdrop, no close button.">
      <div className="line">
        <PorticoButton />
      </div>
      <div className="embedded">
        <PorticoModal />
      </div>
    </Page>
  </PorticoProvider>,
)
