import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { formatTable, readCases } from './attacks/readCases.mjs'
import { bootstrap, explain } from './bootstrap.mjs'
import { run } from './process/run.mjs'
import { listFiles, readText, root } from './root.mjs'
import { ensurePrograms } from './setup/ensurePrograms.mjs'

const help = `npm run attacks -- [options] [case or group]...   such as CJ06 or KS; default: all
  --unit    only tests that need no browser
  --list    only the cases, without running a test`

const tool = name => join(root, 'node_modules/.bin', name)

/** Test files that name a case. */
const findFiles = isChosen =>
  listFiles('packages', 'apps', 'e2e').filter(
    file =>
      /\.(test\.tsx?|spec\.ts)$/.test(file) &&
      (readText(file).match(/\b[A-Z]{2}\d{2}\b/g) ?? []).some(isChosen),
  )

/** A failing test is a row of the table, so its exit code does not end the run. */
async function report(command, args, env, path) {
  await run(command, args, { cwd: root, env: { ...process.env, ...env } }).catch(() => {})
  if (!existsSync(path)) throw new Error(`${args[0]} wrote no results.`)
  return JSON.parse(await readFile(path, 'utf8'))
}

async function runUnit(files, pattern, folder) {
  const path = join(folder, 'unit.json')
  const args = ['run', ...files, '-t', pattern, '--reporter=dot', '--reporter=json', `--outputFile=${path}`]
  const { testResults } = await report(process.execPath, [tool('vitest'), ...args], {}, path)
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  return tests
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ title, status }) => ({ title, passed: status === 'passed' }))
}

const listSpecs = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(listSpecs)]

/** Playwright starts a sandbox of its own: chains, services, mail and pages. */
async function runBrowser(files, pattern, folder) {
  const path = join(folder, 'browser.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: path }
  const args = [tool('playwright'), 'test', ...files, '--grep', pattern, '--reporter=dot,json']
  return listSpecs(await report(process.execPath, args, env, path))
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map(({ title, ok }) => ({ title, passed: ok }))
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { unit: { type: 'boolean' }, list: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(help)
  const isChosen = id => positionals.length === 0 || positionals.some(wanted => id.startsWith(wanted))
  const all = [...readCases(readText('docs/security-cases.md')), ...readCases(readText('docs/behaviours.md'))]
  const cases = new Map(all.filter(([id]) => isChosen(id)).sort(([one], [other]) => (one < other ? -1 : 1)))
  if (cases.size === 0) throw new Error(`There is no case ${positionals.join(', ')}.\n${help}`)
  if (values.list) return console.log([...cases].map(([id, what]) => `${id}  ${what}`).join('\n'))
  const tests = await runAll([...cases.keys()], isChosen, values.unit)
  const { lines, failed } = formatTable(cases, tests)
  console.log(`\n${lines.join('\n')}`)
  if (failed.length > 0)
    throw new Error(`${failed.length} of ${cases.size} did not hold: ${failed.join(' ')}`)
  console.log('\nEvery attack with a test held. Those without one: docs/security-cases.md.')
}

async function runAll(ids, isChosen, isUnitOnly) {
  await bootstrap()
  if (!isUnitOnly && !existsSync(join(root, 'apps/demo/dist')))
    throw new Error('The attacks in browsers need pages: npm test -- --only build,pages')
  await ensurePrograms({ valkey: 'wanted', postgres: 'wanted' })
  const folder = await mkdtemp(join(tmpdir(), 'portico-attacks-'))
  const pattern = `\\[[^\\]]*\\b(${ids.join('|')})\\b[^\\]]*\\](?: \\[[^\\]]*\\])*$`
  try {
    const files = findFiles(isChosen)
    const isSpec = file => file.endsWith('.spec.ts')
    const units = files.filter(file => !isSpec(file))
    const specs = isUnitOnly ? [] : files.filter(isSpec)
    return [
      ...(units.length > 0 ? await runUnit(units, pattern, folder) : []),
      ...(specs.length > 0 ? await runBrowser(specs, pattern, folder) : []),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

await main().catch(explain)
