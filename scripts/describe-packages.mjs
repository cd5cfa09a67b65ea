import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { explain } from './bootstrap.mjs'
import { findPublishable } from './packages/findPublishable.mjs'
import { readJson, root } from './root.mjs'

const path = folder => join(root, folder, 'package.json')
const read = folder => readJson(`${folder}/package.json`)

/** The fields that the packages share with the root. npm refuses provenance if `repository` is not where they were built. */
function getShared(folder) {
  const { homepage, repository, bugs } = read('.')
  return { homepage, repository: { ...repository, directory: folder }, bugs }
}

/** Keeps the order of the other fields and puts the shared ones after the description. */
function write(folder) {
  const { name, version, description, keywords, homepage, repository, bugs, ...rest } = read(folder)
  const manifest = { name, version, description, keywords, ...getShared(folder), ...rest }
  writeFileSync(path(folder), `${JSON.stringify(manifest, null, 2)}\n`)
}

function check(folder, { keywords = [], ...manifest }) {
  const differ = Object.entries(getShared(folder)).filter(
    ([name, value]) => !isDeepStrictEqual(manifest[name], value),
  )
  const problems = differ.map(
    ([name]) => `${name} differs from the root. Run node scripts/describe-packages.mjs.`,
  )
  if (keywords.length === 0) problems.push('it has no keywords.')
  return problems.map(problem => `${manifest.name}: ${problem}`)
}

/** A package of another repository than the one that builds it would be published without provenance. */
function checkRepository() {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env
  const expected = `git+${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}.git`
  const { url } = read('.').repository
  return url === expected
    ? []
    : [
        `The repository in package.json is ${url}, but this is ${expected}. Change it, then run node scripts/describe-packages.mjs.`,
      ]
}

function main() {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, release: { type: 'boolean' } } })
  const packages = findPublishable()
  if (!values.check && !values.release) {
    for (const { folder } of packages) write(folder)
    return
  }
  const problems = [
    ...packages.flatMap(({ folder, manifest }) => check(folder, manifest)),
    ...(values.release ? checkRepository() : []),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  console.log(`${packages.length} packages name their repository.`)
}

try {
  main()
} catch (error) {
  explain(error)
}
