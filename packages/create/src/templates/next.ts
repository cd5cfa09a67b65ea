import { formatKit } from './shared/formatKit.js'
import { formatJson } from './shared/formatManifest.js'
import { formatWelcome, serverApp, styles } from './shared/reactPage.js'
import type { Template } from './Template.js'

const formatLayout = (name: string) => `import 'portico/button.css'
import './style.css'
import type { ReactNode } from 'react'

export const metadata = { title: '${name}' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
`

const page = `import { App } from './App'

export default function Page() {
  return <App />
}
`

/** As Next writes it at the first start, so that it stays unchanged. */
const tsconfig = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['dom', 'dom.iterable', 'esnext'],
    allowJs: true,
    skipLibCheck: true,
    strict: true,
    noEmit: true,
    esModuleInterop: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    resolveJsonModule: true,
    isolatedModules: true,
    jsx: 'react-jsx',
    incremental: true,
    plugins: [{ name: 'next' }],
  },
  include: ['next-env.d.ts', '**/*.ts', '**/*.tsx', '.next/types/**/*.ts', '.next/dev/types/**/*.ts'],
  exclude: ['node_modules'],
}

export const next: Template = {
  title: 'Next.js (app router)',
  scripts: { dev: 'next dev', build: 'next build', preview: 'next start' },
  dependencies: ['next', 'react', 'react-dom'],
  devDependencies: ['@types/node', '@types/react', '@types/react-dom', 'typescript'],
  built: ['.next', 'next-env.d.ts', '*.tsbuildinfo'],
  start: 'app/Welcome.tsx',
  createFiles: choices => ({
    'tsconfig.json': formatJson(tsconfig),
    'app/layout.tsx': formatLayout(choices.name),
    'app/page.tsx': page,
    'app/App.tsx': serverApp,
    'app/Welcome.tsx': formatWelcome(choices.name, 'app'),
    'app/portico.ts': formatKit(choices, 'maker'),
    'app/style.css': styles,
  }),
}
