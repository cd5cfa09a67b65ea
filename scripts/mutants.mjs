import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { explain } from './bootstrap.mjs'
import { areas } from './mutants/areas.mjs'
import { run } from './process/run.mjs'
import { root } from './root.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { since: { type: 'string' } },
})

function listChanges(commit) {
  const args = ['diff', '--name-only', '--diff-filter=d', `${commit}...HEAD`]
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
}

const isMutated = (file, folders) =>
  folders.some(folder => file.startsWith(`${folder}/`)) && /(?<!\.test|\.test-d)\.ts$/.test(file)

async function mutate(name, files) {
  const only = files ? ['--mutate', files.join(',')] : []
  console.log(`\nMutants of ${name}${files ? `, in ${files.join(', ')}` : ''}`)
  await run(join(root, 'node_modules/.bin/stryker'), ['run', ...only], {
    cwd: root,
    env: { ...process.env, PORTICO_MUTANTS: name },
  })
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
