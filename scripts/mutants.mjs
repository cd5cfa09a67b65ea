import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { explain } from './bootstrap.mjs'
import { areas } from './mutants/areas.mjs'
import { readScore } from './mutants/readScore.mjs'
import { run } from './process/run.mjs'
import { root } from './root.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})

function listChanges(commit) {
  const args = ['diff', '--name-only', '--diff-filter=d', `${commit}...HEAD`]
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
}

const isMutated = (file, folders) =>
  folders.some(folder => file.startsWith(`${folder}/`)) && /(?<!\.test|\.test-d)\.ts$/.test(file)

const { sample, seed } = values
const sampleEnv = sample ? { PORTICO_MUTANTS_SAMPLE: sample, PORTICO_MUTANTS_SEED: seed } : {}

async function mutate(name, files) {
  const only = files ? ['--mutate', files.join(',')] : []
  console.log(`\nMutants of ${name}${files ? `, in ${files.join(', ')}` : ''}`)
  const report = join(root, '.mutants', `${sample ? `${name}.${sample}.${seed}` : name}.report.json`)
  rmSync(report, { force: true })
  const running = run(join(root, 'node_modules/.bin/stryker'), ['run', ...only], {
    cwd: root,
    env: { ...process.env, PORTICO_MUTANTS: name, ...sampleEnv },
  })
  // Without a report the unmutated tests have failed.
  await running.finally(() => existsSync(report) && console.log(readScore(report)))
}

/** An argument is an area, or a file or folder within one. */
function toRun(argument) {
  if (areas[argument]) return { name: argument }
  const isWithin = ([, { mutate }]) => mutate.some(folder => `${argument}/`.startsWith(`${folder}/`))
  const [name] = Object.entries(areas).find(isWithin) ?? []
  if (!name) throw new Error(`${argument} is in no area. Areas: ${Object.keys(areas).join(', ')}.`)
  return { name, files: argument.endsWith('.ts') ? [argument] : [`${argument}/**/!(*.test|*.test-d).ts`] }
}

function listRuns() {
  if (!values.since) return (positionals.length > 0 ? positionals : Object.keys(areas)).map(toRun)
  const changes = listChanges(values.since)
  return Object.entries(areas)
    .map(([name, { mutate }]) => ({ name, files: changes.filter(file => isMutated(file, mutate)) }))
    .filter(({ files }) => files.length > 0)
}

async function mutateAll() {
  const failures = []
  for (const { name, files } of listRuns()) {
    // The other areas are still measured.
    await mutate(name, files).catch(() => failures.push(name))
  }
  if (failures.length > 0)
    throw new Error(`Too many mutants survived, or tests failed, in ${failures.join(', ')}.`)
}

await mutateAll().catch(explain)
