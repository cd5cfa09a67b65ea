import { createPortico, openModal } from 'portico'
import { evm } from 'portico/evm'
import { mainnet } from 'portico/networks'
import { PorticoModal, PorticoProvider } from 'portico/react'
import { useEffect, useState } from 'react'

interface PreviewDialogProps {
  mode: string | undefined
  variables: Readonly<Record<string, string>>
  order: readonly string[] | undefined
}

const methods = ['email', 'social', 'wallet'] as const

/** The dialog as visitors see it, with the wallets of this browser. */
// biome-ignore lint/style/noDefaultExport: `lazy` of React expects one.
export default function PreviewDialog({ mode, variables, order }: PreviewDialogProps) {
  const [portico] = useState(() =>
    createPortico({
      networks: [mainnet],
      adapters: [evm()],
      // A visitor's first view, whatever wallet the member of staff has connected.
      reconnect: false,
      debug: false,
      metadata: { name: document.title, description: document.title },
      dialog: { display: 'inPage' },
      theme: { variables, ...(mode === 'light' || mode === 'dark' ? { mode } : {}) },
      features: {
        connectMethodsOrder: order?.flatMap(name => methods.find(method => method === name) ?? []),
      },
    }),
  )
  useEffect(() => {
    openModal(portico)
  }, [portico])
  return (
    <PorticoProvider portico={portico}>
      <div className="preview">
        <PorticoModal />
      </div>
    </PorticoProvider>
  )
}
