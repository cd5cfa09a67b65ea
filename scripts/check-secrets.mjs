import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { explain } from './bootstrap.mjs'
import { root } from './root.mjs'

const execute = promisify(execFile)

/** Patterns that only real credentials match. */
const forms = {
  'a private key': '-----BEGIN [A-Z ]*PRIVATE KEY-----',
  'an AWS key': '(AKIA|ASIA)[0-9A-Z]{16}',
  'a GitHub token': '(ghp|gho|ghs|ghr)_[0-9A-Za-z]{36}|github_pat_[0-9A-Za-z_]{60}',
  'an npm token': 'npm_[0-9A-Za-z]{36}',
  'a Slack token': 'xox[abprs]-[0-9A-Za-z-]{20}',
  'a Stripe key': '(sk|rk)_live_[0-9A-Za-z]{20}',
  'a Google key': 'AIza[0-9A-Za-z_-]{35}',
}

/** Every commit that added or removed such a line. */
async function findCommits(pattern) {
  const args = [
    'log',
    '--all',
    '--format=%h',
    '--extended-regexp',
    '-G',
    pattern,
    '--',
    '.',
    ':!scripts/check-secrets.mjs',
  ]
  const { stdout } = await execute('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })
  return stdout.split('\n').filter(Boolean)
}

async function check() {
  const finds = await Promise.all(
    Object.entries(forms).map(async ([what, pattern]) => {
      const commits = await findCommits(pattern)
      return commits.length > 0 ? [`${what} in ${commits.join(', ')}`] : []
    }),
  )
  const all = finds.flat()
  if (all.length > 0) throw new Error(`The history contains ${all.join('; ')}: revoke it, then remove it.`)
  console.log(`No credential of ${Object.keys(forms).length} known forms in the history.`)
}

await check().catch(explain)
