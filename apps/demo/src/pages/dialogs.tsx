import { Dialog as MuiDialog } from '@mui/material'
import * as Radix from '@radix-ui/react-dialog'
import { PorticoButton, PorticoProvider } from 'portico/react'
import { useRef, useState } from 'react'
import '../site/site.css'
import './dialogs.css'
import { createDemoPortico } from '../site/createDemoPortico.ts'
import { mount } from '../site/mount.tsx'
import { Page } from '../site/Page.tsx'

const portico = createDemoPortico()

/** Opening a modal from inside these dialogs can leave it behind a focus trap or below the top layer. */
function DialogsPage() {
  const [mui, setMui] = useState(false)
  const native = useRef<HTMLDialogElement>(null)
  return (
    <Page
      title="Inside other dialogs"
      about="The kit opens from within somebody else's dialog and stays clickable, focusable and typed into."
    >
      <div className="line">
        <Radix.Root>
          <Radix.Trigger className="plain-button">Radix dialog</Radix.Trigger>
          <Radix.Portal>
            <Radix.Overlay className="radix-overlay" />
            <Radix.Content className="radix-content" aria-describedby={undefined}>
              <Radix.Title>Radix checkout</Radix.Title>
              <PorticoButton />
              <Radix.Close className="plain-button">Done</Radix.Close>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
        <button type="button" className="plain-button" onClick={() => setMui(true)}>
          MUI dialog
        </button>
        <MuiDialog open={mui} onClose={() => setMui(false)} aria-labelledby="mui-title">
          <div className="mui-content">
            <h2 id="mui-title">MUI checkout</h2>
            <PorticoButton />
            <button type="button" className="plain-button" onClick={() => setMui(false)}>
              Done
            </button>
          </div>
        </MuiDialog>
        <button type="button" className="plain-button" onClick={() => native.current?.showModal()}>
          Native dialog
        </button>
        <dialog ref={native} className="native-dialog" aria-labelledby="native-title">
          <h2 id="native-title">Native checkout</h2>
          <PorticoButton />
          <button type="button" className="plain-button" onClick={() => native.current?.close()}>
            Done
          </button>
        </dialog>
      </div>
    </Page>
  )
}

mount(
  <PorticoProvider portico={portico}>
    <DialogsPage />
  </PorticoProvider>,
)
