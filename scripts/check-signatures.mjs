import { execFile } from 'node:child_process'
import { explain } from './bootstrap.mjs'
import { root } from './root.mjs'
import { judgeSignatures } from './signatures/judgeSignatures.mjs'

/** After this time the registry counts as unreachable; npm would retry for minutes. */
const patience = 60_000

const askNpm = () =>
  new Promise(resolve => {
    // The report also contains errors.
    const args = ['audit', 'signatures', '--json', '--fetch-retries=0']
    execFile('npm', args, { cwd: root, timeout: patience, maxBuffer: 64 * 1024 * 1024 }, (_, report) =>
      resolve(report),
    )
  })

async function check() {
  const { problems, skipped } = judgeSignatures(await askNpm())
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) throw new Error(`${problems.length} problems with the registry's signatures.`)
  console.log(
    skipped ? `Skipped. ${skipped}` : "Every package has the registry's signature, where it signs at all.",
  )
}

await check().catch(explain)
