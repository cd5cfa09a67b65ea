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

async function mutateAll() {
  const unknown = positionals.find(name => !areas[name])
  if (unknown) throw new Error(`There is no area ${unknown}. Areas are ${Object.keys(areas).join(', ')}.`)
  const changes = values.since && listChanges(values.since)
  const failures = []
  for (const name of positionals.length > 0 ? positionals : Object.keys(areas)) {
    const files = changes ? changes.filter(file => isMutated(file, areas[name].mutate)) : undefined
    if (files?.length === 0) continue
    // The other areas are measured even so.
    await mutate(name, files).catch(() => failures.push(name))
  }
  if (failures.length > 0)
    throw new Error(`Too many mutants survived, or tests failed, in ${failures.join(', ')}.`)
}

await mutateAll().catch(explain)
