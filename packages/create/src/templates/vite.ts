import { formatKit } from './shared/formatKit.js'
import { formatTsconfig } from './shared/formatManifest.js'
import { formatDocument, formatWelcome, styles } from './shared/reactPage.js'
import type { Template } from './Template.js'

const config = `import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [react()] })
`

const app = `import { PorticoProvider } from 'portico/react'
import { portico } from './portico'
import { Welcome } from './Welcome'

export function App() {
  return (
    <PorticoProvider portico={portico}>
      <Welcome />
    </PorticoProvider>
  )
}
`

const main = `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import './style.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element "root".')

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
`

export const vite: Template = {
  title: 'React and Vite',
  scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
  dependencies: ['react', 'react-dom'],
  devDependencies: ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite'],
  built: ['dist'],
  start: 'src/Welcome.tsx',
  createFiles: choices => ({
    'index.html': formatDocument({
      name: choices.name,
      body: '    <div id="root"></div>\n    <script type="module" src="/src/main.tsx"></script>\n',
    }),
    'vite.config.ts': config,
    'tsconfig.json': formatTsconfig(['src'], { jsx: 'react-jsx' }),
    'src/main.tsx': main,
    'src/App.tsx': app,
    'src/Welcome.tsx': formatWelcome(choices.name, 'src'),
    'src/portico.ts': formatKit(choices, 'kit'),
    'src/style.css': styles,
  }),
}
