import { formatDocument } from './shared/formatDocument.js'
import { formatKit } from './shared/formatKit.js'
import { formatTsconfig } from './shared/formatTsconfig.js'
import { styles } from './shared/styles.js'
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
  scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
  // React draws the dialog, so it is installed here too.
  dependencies: ['react', 'react-dom', 'vue'],
  devDependencies: ['@vitejs/plugin-vue', 'vite'],
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
    'src/App.vue': formatApp(choices.name),
    'src/portico.ts': formatKit(choices, 'kit'),
    'src/style.css': styles,
  }),
}
