import { formatKit } from './shared/formatKit.js'
import { formatTsconfig } from './shared/formatManifest.js'
import { formatDocument, styles } from './shared/reactPage.js'
import type { Template } from './Template.js'

const config = `import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [svelte()] })
`

const main = `import { defineElements } from 'portico/elements'
import { mount } from 'svelte'
import App from './App.svelte'
import { portico } from './portico'
import './style.css'

defineElements(portico)

const target = document.getElementById('app')
if (!target) throw new Error('The page has no element "app".')
mount(App, { target })
`

/** Type-checks the attributes of `<portico-button>` and the other elements. */
const elements = `import type { PorticoElements } from 'portico/elements'
import type { HTMLAttributes } from 'svelte/elements'

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends PorticoElements<HTMLAttributes<HTMLElement>> {}
}
`

const formatApp = (name: string) => `<script lang="ts">
  import { watchAccount } from 'portico'
  import { onMount } from 'svelte'
  import { portico } from './portico'

  let address: string | undefined = $state()

  onMount(() =>
    watchAccount(portico, {
      onChange: account => {
        address = account.address
      },
    }),
  )
</script>

<main>
  <div class="card">
    <h1>${name}</h1>
    <p>{address ? \`Connected as \${address}\` : 'Connect a wallet to begin.'}</p>
    <portico-button></portico-button>
    <p class="hint">Edit <code>src/App.svelte</code> and save.</p>
  </div>
</main>
`

export const svelte: Template = {
  title: 'Svelte',
  scripts: { dev: 'vite', build: 'svelte-check && vite build', preview: 'vite preview' },
  // The dialog is rendered by React, so it is a dependency.
  dependencies: ['react', 'react-dom', 'svelte'],
  devDependencies: ['@sveltejs/vite-plugin-svelte', 'svelte-check', 'typescript', 'vite'],
  // svelte-check supports no newer version.
  pinned: { typescript: '^6.0.3' },
  built: ['dist'],
  start: 'src/App.svelte',
  createFiles: choices => ({
    'index.html': formatDocument({
      name: choices.name,
      body: '    <div id="app"></div>\n    <script type="module" src="/src/main.ts"></script>\n',
    }),
    'vite.config.ts': config,
    'tsconfig.json': formatTsconfig(['src']),
    'src/main.ts': main,
    'src/elements.d.ts': elements,
    'src/App.svelte': formatApp(choices.name),
    'src/portico.ts': formatKit(choices, 'kit'),
    'src/style.css': styles,
  }),
}
