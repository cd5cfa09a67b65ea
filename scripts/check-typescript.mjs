import { relative } from 'node:path'
import { listEntries } from './api/listEntries.mjs'
import { explain } from './bootstrap.mjs'
import { root } from './root.mjs'
import { loadCompiler } from './setup/loadCompiler.mjs'

/** With the newest version, which builds the packages, the last four minor versions. */
const compilers = ['typescript-5.8', 'typescript-5.9', 'typescript-6.0']

/** Compiler errors in our declarations, without those of third parties. */
function listProblems(ts, entries) {
  const program = ts.createProgram(
    entries.map(({ types }) => types),
    {
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      types: ['node'],
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
    },
  )
  const ours = program
    .getSourceFiles()
    .filter(({ fileName }) => /^packages[\\/][^\\/]+[\\/]dist/.test(relative(root, fileName)))
  const problems = ours.flatMap(file => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ])
  return problems.map(({ file, messageText }) => {
    return `${relative(root, file.fileName)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
  })
}

/** Checks every public entry with older compilers. */
async function check() {
  const entries = listEntries()
  for (const name of compilers) {
    const ts = await loadCompiler(name)
    const problems = listProblems(ts, entries)
    if (problems.length > 0) throw new Error(`${name} reports errors in our types:\n${problems.join('\n')}`)
    console.log(`TypeScript ${ts.version} reads all ${entries.length} entries.`)
  }
}

await check().catch(explain)
