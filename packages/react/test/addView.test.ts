import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// Compiling the package takes seconds, and many of them where other tests run beside.
vi.setConfig({ testTimeout: 180_000 })

const packageFolder = fileURLToPath(new URL('..', import.meta.url))
const root = join(packageFolder, '../..')

/** What adding a view takes: a folder, and one line. */
const folder = {
  'views/tips/view.ts': `import { lazy } from '@portico/core/adapter'
import type { ViewDefinition } from '../ViewDefinition.js'
import type { tipsStrings } from './strings.js'

declare module '@portico/core' {
  interface RouteMap {
    Tips: { readonly amount: number }
  }
}

export const Tips: ViewDefinition<'Tips', typeof tipsStrings> = {
  title: 'Tips',
  view: lazy(async () => (await import('./TipsView.js')).TipsView),
  skeleton: [20],
}
`,
  'views/tips/strings.ts': `export const tipsStrings = {
  key: 'tips',
  english: { text: 'A tip of {amount}', thanks: 'Thank you' },
} as const
`,
  'views/tips/TipsView.tsx': `import type { ViewProps } from '../ViewDefinition.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { ViewBody } from '../../ui/Stack/Stack.js'
import { useStyles } from '../../ui/useStyles.js'
import { tipsStrings } from './strings.js'
import { tipsStyles } from './TipsView.css.js'

export function TipsView({ route }: ViewProps<'Tips'>) {
  useStyles(tipsStyles)
  const { text } = useStrings(tipsStrings)
  return <ViewBody><p className="tips">{format(text, { amount: route.amount })}</p></ViewBody>
}
`,
  'views/tips/TipsView.css.ts': `import { css } from '../../theme/css.js'

export const tipsStyles = css\`.tips { color: var(--portico-text); }\`
`,
  'views/tips/tips.gallery.ts': `import { openModal } from '@portico/core'
import type { GalleryState } from '../../../test/gallery/index.js'

export const gallery: readonly GalleryState[] = [
  {
    id: 'tips',
    title: 'Tips',
    group: 'Tips',
    setup: portico => openModal(portico, { view: { name: 'Tips', amount: 3 } }),
  },
]
`,
}
const line = `export * from './tips/view.js'\n`

let copy = ''
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), text)
}
const edit = (path: string, find: RegExp, replacement: string) => {
  const text = readFileSync(join(copy, path), 'utf8')
  expect(text).toMatch(find)
  write(path, text.replace(find, replacement))
}

/** Complaints of the compiler about the copy of the package. */
function compile(): string {
  const tsconfig = join(copy, 'tsconfig.json')
  writeFileSync(
    tsconfig,
    JSON.stringify({
      extends: relative(copy, join(root, 'tsconfig.json')),
      compilerOptions: { types: ['node', 'vite/client'] },
      include: [],
      // By name: the compiler looks for nothing in folders that begin with a dot.
      files: readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name)),
    }),
  )
  try {
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', tsconfig], { encoding: 'utf8' })
    return ''
  } catch (error) {
    return String((error as { stdout?: string }).stdout)
  }
}

beforeEach(() => {
  copy = mkdtempSync(join(packageFolder, '.added-view-'))
  cpSync(join(packageFolder, 'src'), copy, {
    recursive: true,
    filter: source => !/\.test(-d)?\.tsx?$/.test(source),
  })
  for (const [path, text] of Object.entries(folder)) write(path, text)
})
afterEach(() => rmSync(copy, { recursive: true, force: true }))

it('refuses to compile while a view that declares itself has no line among the views [V-01]', () => {
  const complaints = compile()
  expect(complaints).toContain('getView.ts')
  expect(complaints).toContain("Property 'Tips' is missing")
})

it('takes a new view with its folder and one line, translated or not [V-01]', async () => {
  write('views/views.ts', readFileSync(join(copy, 'views/views.ts'), 'utf8') + line)
  edit('locales/de.ts', /\n\}(?=[^}]*$)/, `\n  tips: { text: 'Ein Trinkgeld von {amount}' },\n}`)
  expect(compile()).toBe('')

  const { getView } = (await import(
    join(copy, 'modal/getView.ts')
  )) as typeof import('../src/modal/getView.js')
  // The route is one of the copy's.
  const { view, title } = getView({ name: 'Tips', amount: 3 } as never)
  expect(title).toBe('Tips')
  expect(view.get()).toBeUndefined()
  await view.load()
  expect(view.get()).toBeTypeOf('function')
})
