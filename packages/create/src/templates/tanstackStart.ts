import { formatKit } from './shared/formatKit.js'
import { formatTsconfig } from './shared/formatManifest.js'
import { formatWelcome, serverApp, styles } from './shared/reactPage.js'
import type { Template } from './Template.js'

const config = `import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [tanstackStart(), react()] })
`

const router = `import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen'

export const getRouter = () => createRouter({ routeTree, scrollRestoration: true })
`

const formatRoot = (
  name: string,
) => `import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import buttonStyles from 'portico/button.css?url'
import styles from '../style.css?url'

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: '${name}' },
    ],
    links: [buttonStyles, styles].map(href => ({ rel: 'stylesheet', href })),
  }),
  component: Root,
})

function Root() {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
`

const home = `import { createFileRoute } from '@tanstack/react-router'
import { App } from '../App'

export const Route = createFileRoute('/')({ component: App })
`

export const tanstackStart: Template = {
  title: 'TanStack Start',
  // The build writes src/routeTree.gen.ts, which the types need.
  scripts: { dev: 'vite', build: 'vite build && tsc', preview: 'vite preview' },
  dependencies: ['@tanstack/react-router', '@tanstack/react-start', 'react', 'react-dom'],
  devDependencies: ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite'],
  built: ['dist', '.tanstack'],
  start: 'src/Welcome.tsx',
  createFiles: choices => ({
    'vite.config.ts': config,
    'tsconfig.json': formatTsconfig(['src', 'vite.config.ts'], { jsx: 'react-jsx' }),
    'src/router.tsx': router,
    'src/routes/__root.tsx': formatRoot(choices.name),
    'src/routes/index.tsx': home,
    'src/App.tsx': serverApp,
    'src/Welcome.tsx': formatWelcome(choices.name, 'src'),
    'src/portico.ts': formatKit(choices, 'maker'),
    'src/style.css': styles,
  }),
}
