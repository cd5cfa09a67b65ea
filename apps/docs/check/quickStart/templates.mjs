/** The relevant files of `npm create vite` around `src/App.tsx`. */
export const createViteFiles = code => ({
  'package.json': JSON.stringify({ name: 'fresh', private: true, type: 'module' }),
  'index.html': `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Fresh</title></head>
  <body style="margin: 0; display: flex; flex-direction: column">
    <div id="root" style="display: flex; flex-direction: column"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>`,
  'src/main.tsx': `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import App from './App.tsx'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
`,
  'src/App.tsx': code,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'es2023',
      lib: ['ES2023', 'DOM'],
      module: 'esnext',
      types: [],
      skipLibCheck: true,
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      verbatimModuleSyntax: true,
      moduleDetection: 'force',
      noEmit: true,
      jsx: 'react-jsx',
      strict: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
    },
    include: ['src'],
  }),
})

export const viteTools = ['@types/react', '@types/react-dom']

/** The relevant files of `create-next-app` around `app/page`. */
export const createNextFiles = code => ({
  'package.json': JSON.stringify({ name: 'fresh', private: true }),
  // The build adds the rest.
  'tsconfig.json': JSON.stringify({ compilerOptions: { strict: true } }),
  'app/layout.tsx': `export default function Layout({ children }: { children: React.ReactNode }) {
  return <html lang="en"><body style={{ display: 'flex', flexDirection: 'column' }}>{children}</body></html>
}
`,
  'app/page.tsx': code,
})

/** The template's other dependencies, which the build would download otherwise. */
export const nextTools = ['next', 'typescript', '@types/react', '@types/node']

export const createHtmlFiles = code => ({
  'package.json': JSON.stringify({ name: 'fresh', private: true, type: 'module' }),
  'index.html': `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Fresh</title></head>
<body style="display: flex; flex-direction: column">
${code}</body>
</html>`,
})
