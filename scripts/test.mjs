import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bootstrap, explain } from './bootstrap.mjs'
import { doTogether } from './process/doTogether.mjs'
import { run } from './process/run.mjs'
import { root } from './root.mjs'
import { ensurePrograms } from './setup/ensurePrograms.mjs'

const tool = name => join(root, 'node_modules/.bin', name)
const file = path => [process.execPath, path]
const script = name => file(`scripts/${name}.mjs`)

/**
 * @typedef {object} Step
 * @property {string} what
 * @property {() => Promise<void>} act
 * @property {boolean} [isCheck] reads the sources only, so it runs beside other checks
 * @property {keyof typeof made} [needs]
 */

/** The output of a step, which shows that it ran before. */
const made = { build: 'packages/core/dist', pages: 'apps/demo/dist' }

/** @returns {Step} */
const check = (what, [command, ...args]) => ({
  what,
  act: () => run(command, args, { cwd: root, isHeld: true }),
  isCheck: true,
})

/** @returns {Step} */
const step = (what, [command, ...args], needs) => ({
  what,
  act: () => run(command, args, { cwd: root }),
  needs,
})

/** In order: fast checks first, and each step after those that it needs. */
const steps = {
  layers: check('import order', script('check-layers')),
  types: check('TypeScript', [tool('tsc'), '--noEmit']),
  lint: check('formatting and lint', [tool('biome'), 'check', '--error-on-warnings', '.']),
  unused: check('unused code and dependencies', [tool('knip')]),
  // Code that only tests use counts as unused.
  unusedShipped: check('unused code of what ships', [
    tool('knip'),
    '--production',
    '--include',
    'files,exports,types',
  ]),
  secrets: check('keys and tokens in the history', script('check-secrets')),
  behaviours: check('numbered behaviours', script('check-behaviours')),
  licences: check('licences, lock file and what runs beside our code', script('check-licences')),
  metadata: check('where the packages say they come from', [...script('describe-packages'), '--check']),
  signatures: check("the registry's signatures, where it can be asked", script('check-signatures')),
  snippets: check('types of what the documentation imports', file('apps/docs/check/snippets.mjs')),
  reference: check('docs/reference.md against the sources', [
    ...file('apps/docs/src/writeReference.mjs'),
    '--check',
  ]),
  build: step('packages', script('build')),
  vault: step('the vault against the digests of its release', [...script('reproduce'), '--check'], 'build'),
  packages: step('what would be published', script('check-packages'), 'build'),
  api: step('what others can import, against api.md', [...script('write-api'), '--check'], 'build'),
  compilers: step('types for the last versions of TypeScript', script('check-typescript'), 'build'),
  quickstart: step(
    'what the documentation says to copy, in new projects',
    file('apps/docs/check/quickStart.mjs'),
    'build',
  ),
  templates: step(
    'new sites of npm create portico, in every framework',
    file('packages/create/check/templates.mjs'),
    'build',
  ),
  size: step('bytes on the page', file('bench/size.mjs'), 'build'),
  unit: step('unit and integration tests', [tool('vitest'), 'run']),
  pages: {
    what: 'demo, wallet, Next.js and React 18 pages',
    act: () =>
      doTogether(['next', 'demo', 'wallet', 'react18'], app =>
        run('npm', ['run', '--silent', 'build', '-w', `apps/${app}`], { cwd: root, isHeld: true }),
      ),
    needs: 'build',
  },
  docs: step('the documentation site and its links', file('apps/docs/src/build.mjs'), 'build'),
  journeys: step(
    'one browser test for each journey',
    [tool('playwright'), 'test', '--grep', '@journey'],
    'pages',
  ),
  browser: step('tests in Chromium, Firefox and WebKitGTK', [tool('playwright'), 'test'], 'pages'),
}

/** Slow steps, which only `npm run test:all` runs. */
const slow = ['packages', 'compilers', 'quickstart', 'templates', 'docs', 'browser']

function chooseByDefault(isAll) {
  // The browser tests include the journeys.
  return Object.keys(steps).filter(name => (isAll ? name !== 'journeys' : !slow.includes(name)))
}

const seconds = since => `${((performance.now() - since) / 1000).toFixed(1)} s`

function chooseSteps() {
  const { values } = parseArgs({
    options: { all: { type: 'boolean' }, only: { type: 'string', multiple: true } },
  })
  const wanted = values.only?.flatMap(names => names.split(',')) ?? chooseByDefault(values.all)
  const unknown = wanted.filter(name => !Object.hasOwn(steps, name))
  if (unknown.length > 0) {
    throw new Error(`Unknown step ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}.`)
  }
  return Object.entries(steps).filter(([name]) => wanted.includes(name))
}

/** Fails early with instructions instead of during a long run. */
function checkNeeds(chosen) {
  const names = chosen.map(([name]) => name)
  for (const [name, { needs }] of chosen) {
    if (needs && !names.includes(needs) && !existsSync(join(root, made[needs]))) {
      throw new Error(`${name} needs what ${needs} makes: npm test -- --only ${needs},${names.join(',')}`)
    }
  }
}

async function perform([name, { what, act }]) {
  console.log(`\n── ${name}: ${what}`)
  const since = performance.now()
  await act().catch(error => {
    throw new Error(`✗ ${name} failed after ${seconds(since)}: ${error.message}`)
  })
  console.log(`── ${name} passed in ${seconds(since)}`)
}

async function test() {
  // Tools treat CI as a terminal with colours.
  if (process.env.CI) process.env.NO_COLOR = '1'
  const chosen = chooseSteps()
  const isChosen = (...names) => chosen.some(([name]) => names.includes(name))
  checkNeeds(chosen)
  await bootstrap()
  await ensurePrograms({
    ...(isChosen('journeys', 'browser', 'quickstart', 'templates', 'size') && { chromium: 'required' }),
    // Without it tests take longer; without Firefox and WebKitGTK their tests are skipped.
    ...(isChosen('journeys', 'browser') && { chromiumShell: 'quicker' }),
    ...(isChosen('browser') && { firefox: 'wanted' }),
    // It runs on Linux only.
    ...(isChosen('browser') && process.platform === 'linux' && { webkit: 'wanted' }),
    ...(isChosen('unit') && { valkey: 'wanted', postgres: 'wanted', nginx: 'wanted', caddy: 'wanted' }),
  })
  const began = performance.now()
  await doTogether(
    chosen.filter(([, { isCheck }]) => isCheck),
    perform,
  )
  for (const one of chosen.filter(([, { isCheck }]) => !isCheck)) await perform(one)
  console.log(`\n✓ ${chosen.length} of ${chosen.length} steps passed in ${seconds(began)}`)
}

await test().catch(explain)
