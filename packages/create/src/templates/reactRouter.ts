import { formatKit } from './shared/formatKit.js'
import { formatTsconfig } from './shared/formatManifest.js'
import { formatWelcome, serverApp, styles } from './shared/reactPage.js'
import type { Template } from './Template.js'

const config = `import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [reactRouter()] })
`

const routes = `import { index, type RouteConfig } from '@react-router/dev/routes'

export default [index('routes/home.tsx')] satisfies RouteConfig
`

const root = `import 'portico/button.css'
import './style.css'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
`

const formatHome = (name: string) => `import { App } from '../App'

export const meta = () => [{ title: '${name}' }]

export default function Home() {
  return <App />
}
`

export const reactRouter: Template = {
  title: 'React Router',
  scripts: {
    dev: 'react-router dev',
    build: 'tsc && react-router build',
    preview: 'react-router-serve ./build/server/index.js',
  },
  dependencies: ['@react-router/node', '@react-router/serve', 'isbot', 'react', 'react-dom', 'react-router'],
  devDependencies: ['@react-router/dev', '@types/react', '@types/react-dom', 'typescript', 'vite'],
  // React Router 7 supports no newer version; React Router 8 needs Node 22.
  pinned: { typescript: '^6.0.3' },
  built: ['build', '.react-router'],
  start: 'app/Welcome.tsx',
  createFiles: choices => ({
    'vite.config.ts': config,
    'tsconfig.json': formatTsconfig(['app', 'vite.config.ts'], { jsx: 'react-jsx' }),
    'app/root.tsx': root,
    'app/routes.ts': routes,
    'app/routes/home.tsx': formatHome(choices.name),
    'app/App.tsx': serverApp,
    'app/Welcome.tsx': formatWelcome(choices.name, 'app'),
    'app/portico.ts': formatKit(choices, 'maker'),
    'app/style.css': styles,
  }),
}
