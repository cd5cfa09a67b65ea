import { parseArgs } from 'node:util'
import { bootstrap, explain } from './bootstrap.mjs'
import { run } from './process/run.mjs'
import { runTool } from './process/runTool.mjs'
import { root } from './root.mjs'

const script = (name, ...args) => run(process.execPath, [`scripts/${name}.mjs`, ...args], { cwd: root })
const npm = (...args) => run('npm', ['run', '--silent', ...args], { cwd: root })

/** In this order: cheap and telling first, and nothing before what it needs. */
const steps = {
  types: ['TypeScript', () => runTool('tsc', '--noEmit')],
  lint: ['formatting and lint', () => runTool('biome', 'check', '--error-on-warnings', '.')],
  layers: ['import order', () => script('check-layers')],
  behaviours: ['numbered behaviours', () => script('check-behaviours')],
  unused: ['unused code and dependencies', () => runTool('knip')],
  licences: ['licences and lock file', () => script('check-licences')],
  secrets: ['keys and tokens in the history', () => script('check-secrets')],
  reference: ['docs/reference.md against the sources', () => script('write-reference', '--check')],
  build: ['packages', () => script('build')],
  packages: ['what would be published', () => script('check-packages')],
  quickstart: ['what the documentation says to copy, in new projects', () => script('check-quick-start')],
  size: ['bytes on the page', () => script('size')],
  unit: ['unit and integration tests', () => runTool('vitest', 'run')],
  pages: [
    'demo, wallet, vault, Next.js and React 18 pages',
    async () => {
      for (const app of ['demo', 'wallet', 'vault', 'next', 'react18'])
        await npm('build', '-w', `apps/${app}`)
    },
  ],
  browser: ['tests in Chromium and Firefox', () => runTool('playwright', 'test')],
}

const seconds = since => `${((performance.now() - since) / 1000).toFixed(1)} s`

function chooseSteps() {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
  const wanted = values.only?.flatMap(names => names.split(',')) ?? Object.keys(steps)
  const unknown = wanted.filter(name => !Object.hasOwn(steps, name))
  if (unknown.length > 0) {
    throw new Error(`No step ${unknown.join(', ')}. There are: ${Object.keys(steps).join(', ')}.`)
  }
  return Object.entries(steps).filter(([name]) => wanted.includes(name))
}

async function test() {
  // Tools take CI for a terminal with colours.
  if (process.env.CI) process.env.NO_COLOR = '1'
  const chosen = chooseSteps()
  const isChosen = (...names) => chosen.some(([name]) => names.includes(name))
  await bootstrap({
    browsers: {
      chromium: isChosen('browser', 'quickstart', 'size') ? 'required' : 'wanted',
      // Its tests are skipped without it.
      ...(isChosen('browser') && { firefox: 'wanted' }),
    },
  })
  const began = performance.now()
  for (const [index, [name, [what, act]]] of chosen.entries()) {
    console.log(`\n── ${index + 1}/${chosen.length} ${name}: ${what}`)
    const since = performance.now()
    await act().catch(error => {
      throw new Error(`✗ ${name} failed after ${seconds(since)}: ${error.message}`)
    })
    console.log(`── ${name} passed in ${seconds(since)}`)
  }
  console.log(`\n✓ ${chosen.length} of ${chosen.length} steps passed in ${seconds(began)}`)
}

await test().catch(explain)
