import { formatKit } from './shared/formatKit.js'
import { formatTsconfig } from './shared/formatManifest.js'
import { formatDocument, styles } from './shared/reactPage.js'
import type { Template } from './Template.js'

const config = `import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

const isCustomElement = (tag: string) => tag.startsWith('portico-')

export default defineConfig({ plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] })
`

const main = `import { defineElements } from 'portico/elements'
import { createApp } from 'vue'
import App from './App.vue'
import { portico } from './portico'
import './style.css'

defineElements(portico)
createApp(App).mount('#app')
`

/** Type-checks the attributes of `<portico-button>` and the other elements. */
const elements = `import type { PorticoElements } from 'portico/elements'
import type { HTMLAttributes } from 'vue'

type Elements = PorticoElements<HTMLAttributes>
type Components = { [Name in keyof Elements]: new () => { $props: Elements[Name] } }

declare module 'vue' {
  interface GlobalComponents extends Components {}
}
`

const formatApp = (name: string) => `<script setup lang="ts">
import { watchAccount } from 'portico'
import { onUnmounted, ref } from 'vue'
import { portico } from './portico'

const address = ref<string>()
const stop = watchAccount(portico, {
  onChange: account => {
    address.value = account.address
  },
})
onUnmounted(stop)
</script>

<template>
  <main>
    <div class="card">
      <h1>${name}</h1>
      <p>{{ address ? \`Connected as \${address}\` : 'Connect a wallet to begin.' }}</p>
      <portico-button></portico-button>
      <p class="hint">Edit <code>src/App.vue</code> and save.</p>
    </div>
  </main>
</template>
`

export const vue: Template = {
  title: 'Vue',
  scripts: { dev: 'vite', build: 'vue-tsc --noEmit && vite build', preview: 'vite preview' },
  // The dialog is rendered by React, so it is a dependency.
  dependencies: ['react', 'react-dom', 'vue'],
  devDependencies: ['@vitejs/plugin-vue', 'typescript', 'vite', 'vue-tsc'],
  // vue-tsc supports no newer version.
  pinned: { typescript: '^6.0.3' },
  built: ['dist'],
  start: 'src/App.vue',
  createFiles: choices => ({
    'index.html': formatDocument({
      name: choices.name,
      body: '    <div id="app"></div>\n    <script type="module" src="/src/main.ts"></script>\n',
    }),
    'vite.config.ts': config,
    'tsconfig.json': formatTsconfig(['src']),
    'src/main.ts': main,
    'src/elements.d.ts': elements,
    'src/App.vue': formatApp(choices.name),
    'src/portico.ts': formatKit(choices, 'kit'),
    'src/style.css': styles,
  }),
}
