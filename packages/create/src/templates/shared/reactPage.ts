export const formatWelcome = (name: string, folder: string) =>
  `import { PorticoButton, usePorticoAccount } from 'portico/react'

export function Welcome() {
  const { address } = usePorticoAccount()
  return (
    <main>
      <div className="card">
        <h1>${name}</h1>
        <p>{address ? \`Connected as \${address}\` : 'Connect a wallet to begin.'}</p>
        <PorticoButton />
        <p className="hint">
          Edit <code>${folder}/Welcome.tsx</code> and save.
        </p>
      </div>
    </main>
  )
}
`

export const serverApp = `'use client'

import { PorticoProvider } from 'portico/react'
import { useState } from 'react'
import { createKit } from './portico'
import { Welcome } from './Welcome'

export function App() {
  // In state, so that requests on the server never share one.
  const [portico] = useState(createKit)
  return (
    <PorticoProvider portico={portico}>
      <Welcome />
    </PorticoProvider>
  )
}
`
