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

export const formatDocument = ({ name, head = '', body }: { name: string; head?: string; body: string }) =>
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${name}</title>
${head}  </head>
  <body>
${body}  </body>
</html>
`

export const styles = `:root {
  color-scheme: light dark;
  --text: light-dark(#16181d, #f2f3f5);
  --quiet: light-dark(#5d6470, #a3abb8);
  --page: light-dark(#f6f7f9, #101216);
  --card: light-dark(#ffffff, #191c22);
  --line: light-dark(#e3e6eb, #2a2f38);
  color: var(--text);
  background: var(--page);
  font: 16px / 1.5 ui-sans-serif, system-ui, sans-serif;
}

body {
  margin: 0;
}

main {
  box-sizing: border-box;
  min-height: 100svh;
  display: grid;
  place-content: center;
  padding: 24px;
}

.card {
  box-sizing: border-box;
  width: min(440px, 100vw - 48px);
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 16px;
  padding: 32px;
  border: 1px solid var(--line);
  border-radius: 20px;
  background: var(--card);
}

h1,
p {
  margin: 0;
  overflow-wrap: anywhere;
}

h1 {
  font-size: 28px;
  line-height: 1.2;
}

.hint {
  color: var(--quiet);
  font-size: 14px;
}

code {
  font-family: ui-monospace, monospace;
}
`
