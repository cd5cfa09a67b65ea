import { formatKit } from './shared/formatKit.js'
import { formatDocument, styles } from './shared/reactPage.js'
import type { Template } from './Template.js'

const formatBody = (name: string) => `    <main>
      <div class="card">
        <h1>${name}</h1>
        <p id="account">Connect a wallet to begin.</p>
        <portico-button></portico-button>
        <p class="hint">Edit <code>index.html</code> and save.</p>
      </div>
    </main>
    <script type="module" src="/main.js"></script>
`

const main = `import { watchAccount } from 'portico'
import { defineElements } from 'portico/elements'
import { portico } from './portico.js'

defineElements(portico)

const account = document.getElementById('account')
watchAccount(portico, {
  onChange: ({ address }) => {
    account.textContent = address ? \`Connected as \${address}\` : 'Connect a wallet to begin.'
  },
})
`

export const html: Template = {
  title: 'plain HTML',
  scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
  // The dialog is rendered by React, so it is a dependency.
  dependencies: ['react', 'react-dom'],
  devDependencies: ['vite'],
  built: ['dist'],
  start: 'index.html',
  createFiles: choices => ({
    'index.html': formatDocument({
      name: choices.name,
      head: '    <link rel="stylesheet" href="/style.css">\n',
      body: formatBody(choices.name),
    }),
    'main.js': main,
    'portico.js': formatKit(choices, 'kit'),
    'style.css': styles,
  }),
}
