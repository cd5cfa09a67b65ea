import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../../scripts/root.mjs'
import { code, formatTable } from '../reference/formatTable.mjs'
import { listErrors } from '../reference/listErrors.mjs'
import { assertKnown, readNotes } from './readNotes.mjs'

const surfaces = {
  alert:
    "Shown to the site's developer as an alert over the dialog and in the console, unless `debug` is off.",
  toast: 'Shown to the visitor as a short notice.',
  view: 'Shown to the visitor in the view that failed.',
  throw: 'The call that failed rejects with it; a view that made the call says it.',
  console: 'Written to the console, where `logLevel` lets it.',
}

/** Markdown would parse `<Name>` as HTML, and a placeholder in braces reads better as code. */
const show = message => message.replaceAll('<', '\\<').replace(/\{(\w+)\}/g, '`{$1}`')

/** The packages that use each error. */
function findUsers() {
  const packages = readdirSync(join(root, 'packages')).filter(name =>
    existsSync(join(root, 'packages', name, 'src')),
  )
  const sources = packages.map(name => {
    const files = readdirSync(join(root, 'packages', name, 'src'), { recursive: true })
      .map(file => String(file).replaceAll('\\', '/'))
      .filter(file => /\.tsx?$/.test(file) && !/\.(test|test-d|gallery)\.tsx?$/.test(file))
      .filter(file => !/^(errors|exports)\//.test(file))
    return [
      name,
      files.map(file => readFileSync(join(root, 'packages', name, 'src', file), 'utf8')).join('\n'),
    ]
  })
  return entry => sources.filter(([, text]) => new RegExp(`\\b${entry}\\b`).test(text)).map(([name]) => name)
}

export function makeErrorPages() {
  const { lead, notes } = readNotes(readFileSync(join(root, 'docs/errors.md'), 'utf8'))
  const errors = listErrors()
  assertKnown(
    'docs/errors.md',
    notes,
    errors.map(({ code }) => ({ name: code })),
  )
  const usersOf = findUsers()
  const list = {
    source: 'docs/errors.md',
    address: 'errors',
    title: 'Errors',
    section: 'Reference',
    text: `${lead}\n\n${formatTable(
      ['code', 'message'],
      errors.map(error => [code(error.code), show(error.message)]),
    )}\n`,
  }
  const pages = errors.map(error => ({
    source: `docs/errors/${error.code}.md`,
    address: `errors/${error.code}`,
    title: error.code,
    term: error.code,
    parent: 'errors',
    section: 'Reference',
    text: writeError(error, notes.get(error.code), usersOf(error.name)),
  }))
  return [list, ...pages]
}

function writeError(error, note, users) {
  const facts = [
    ['Where it is seen', surfaces[error.surface || 'view']],
    ...(error.once ? [['How often', 'Once for each kit.']] : []),
    ...(error.title ? [['Title', show(error.title)]] : []),
    ...(error.userMessage ? [['What visitors read', show(error.userMessage)]] : []),
    ...(error.rpcCode ? [['JSON-RPC code', code(error.rpcCode)]] : []),
    ...(users.length > 0
      ? [['Comes from', users.map(name => `[@portico/${name}](../../packages/${name}/README.md)`).join(', ')]]
      : []),
  ]
  return `# \`${error.code}\`

${show(error.message)}

${error.about ? `${error.about}\n\n` : ''}${note ? `## What to do\n\n${note}\n\n` : ''}## Facts

${formatTable(['', ''], facts)}

## In code

\`\`\`ts
import { isPorticoError } from 'portico'

export function describe(error: unknown): string {
  if (isPorticoError(error) && error.code === '${error.code}') return error.userMessage
  throw error
}
\`\`\`

Errors of the kit carry \`code\`, \`message\` for developers, \`userMessage\` for visitors, \`context\` with what stands in braces, and
\`cause\`. [All errors](../errors.md), [troubleshooting](../troubleshooting.md).
`
}
