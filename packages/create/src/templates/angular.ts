import { formatKit } from './shared/formatKit.js'
import { formatJson } from './shared/formatManifest.js'
import { formatDocument, styles } from './shared/reactPage.js'
import type { Template } from './Template.js'

const workspace = {
  $schema: './node_modules/@angular/cli/lib/config/schema.json',
  version: 1,
  cli: { analytics: false },
  projects: {
    site: {
      projectType: 'application',
      root: '',
      sourceRoot: 'src',
      architect: {
        build: {
          builder: '@angular/build:application',
          options: {
            outputPath: { base: 'dist', browser: '' },
            index: 'src/index.html',
            browser: 'src/main.ts',
            tsConfig: 'tsconfig.json',
            styles: ['src/style.css'],
            // React and React DOM render the dialog.
            allowedCommonJsDependencies: ['react', 'react-dom'],
          },
          configurations: {
            production: { outputHashing: 'all' },
            development: { optimization: false, sourceMap: true },
          },
          defaultConfiguration: 'production',
        },
        serve: {
          builder: '@angular/build:dev-server',
          options: { buildTarget: 'site:build:development' },
        },
      },
    },
  },
}

const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'preserve',
    moduleResolution: 'bundler',
    isolatedModules: true,
    importHelpers: true,
    experimentalDecorators: true,
    strict: true,
    skipLibCheck: true,
    types: [],
  },
  angularCompilerOptions: { strictTemplates: true },
  include: ['src/**/*.ts'],
}

const main = `import { bootstrapApplication } from '@angular/platform-browser'
import { defineElements } from 'portico/elements'
import { App } from './App'
import { portico } from './portico'

defineElements(portico)
bootstrapApplication(App).catch(error => console.error(error))
`

const formatApp = (
  name: string,
) => `import { Component, CUSTOM_ELEMENTS_SCHEMA, DestroyRef, inject, signal } from '@angular/core'
import { watchAccount } from 'portico'
import { portico } from './portico'

@Component({
  selector: 'app-root',
  // For <portico-button>, which is no component of Angular's.
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
    <main>
      <div class="card">
        <h1>${name}</h1>
        <p>{{ address() ? 'Connected as ' + address() : 'Connect a wallet to begin.' }}</p>
        <portico-button></portico-button>
        <p class="hint">Edit <code>src/App.ts</code> and save.</p>
      </div>
    </main>
  \`,
})
export class App {
  readonly address = signal<string | undefined>(undefined)

  constructor() {
    const stop = watchAccount(portico, { onChange: ({ address }) => this.address.set(address) })
    inject(DestroyRef).onDestroy(stop)
  }
}
`

export const angular: Template = {
  title: 'Angular',
  // Angular has no preview command, so Vite serves the build.
  scripts: { dev: 'ng serve', build: 'ng build', preview: 'vite preview' },
  dependencies: [
    '@angular/common',
    '@angular/compiler',
    '@angular/core',
    '@angular/platform-browser',
    // The dialog is rendered by React, so it is a dependency.
    'react',
    'react-dom',
    'rxjs',
    'tslib',
  ],
  devDependencies: ['@angular/build', '@angular/cli', '@angular/compiler-cli', 'typescript', 'vite'],
  // Angular 21 supports no newer version; Angular 22 needs Node 22.
  pinned: { typescript: '~5.9.3' },
  built: ['dist', '.angular'],
  start: 'src/App.ts',
  createFiles: choices => ({
    'angular.json': formatJson(workspace),
    'tsconfig.json': formatJson(tsconfig),
    'src/index.html': formatDocument({
      name: choices.name,
      head: '    <base href="/">\n',
      body: '    <app-root></app-root>\n',
    }),
    'src/main.ts': main,
    'src/App.ts': formatApp(choices.name),
    'src/portico.ts': formatKit(choices, 'kit'),
    'src/style.css': styles,
  }),
}
