import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { openBrowser } from '../../../bench/page/openBrowser.mjs'
import { explain } from '../../../scripts/bootstrap.mjs'
import { doTogether } from '../../../scripts/process/doTogether.mjs'
import { run } from '../../../scripts/process/run.mjs'
import { runTool } from '../../../scripts/process/runTool.mjs'
import { createProject } from './quickStart/createProject.mjs'
import { openPage } from './quickStart/openPage.mjs'
import { packPackages } from './quickStart/packPackages.mjs'
import { readCompose } from './quickStart/readCompose.mjs'
import { readFiles, readSnippet } from './quickStart/readSnippet.mjs'
import { serveNext } from './quickStart/serveNext.mjs'
import {
  createHtmlFiles,
  createNextFiles,
  createViteFiles,
  nextTools,
  viteTools,
} from './quickStart/templates.mjs'
import { tryCompose } from './quickStart/tryCompose.mjs'
import { tryJest } from './quickStart/tryJest.mjs'
import { tryTrial } from './quickStart/tryTrial.mjs'

const quickStart = readSnippet('README.md', 'Quick start', 'tsx')

const viteSnippets = [
  quickStart,
  ...['With wagmi 3 (or 2)', 'With ethers 6', 'With ethers 5'].map(heading =>
    readSnippet('packages/evm/README.md', heading, 'tsx'),
  ),
  ...['evm', 'solana', 'bitcoin', 'polkadot', 'cosmos'].map(family =>
    readSnippet(`docs/families/${family}.md`, 'A working page', 'tsx'),
  ),
]

async function openWithVite(browser, folder) {
  const settings = { configFile: false, root: folder }
  await build({ ...settings, logLevel: 'error', build: { chunkSizeWarningLimit: 2000 } })
  await servePreview(browser, settings)
}

async function servePreview(browser, settings) {
  const server = await preview({ ...settings, logLevel: 'warn', preview: { port: 0 } })
  try {
    const address = server.resolvedUrls?.local[0]
    if (!address) throw new Error('The preview has no address.')
    await openPage(browser, address)
  } finally {
    await server.close()
  }
}

async function tryVite({ names, code }, folder, { packed, browser }) {
  createProject(folder, { packed, names: [...names, ...viteTools], files: createViteFiles(code) })
  await runTool('tsc', '-p', folder)
  await openWithVite(browser, folder)
}

async function tryHtml({ names, code }, folder, { packed, browser }) {
  createProject(folder, { packed, names, files: createHtmlFiles(code) })
  await openWithVite(browser, folder)
}

/** Without a bundler: the files are served as they are. */
async function tryStatic({ names, code }, folder, { packed, browser }) {
  createProject(folder, { packed, names, files: createHtmlFiles(code) })
  await servePreview(browser, { configFile: false, root: folder, build: { outDir: '.' } })
}

/** Next's default build: Turbopack with type checks. */
async function tryNext({ names, code }, folder, { packed, browser }) {
  const files = createNextFiles(code)
  createProject(folder, { packed, names: [...names, ...nextTools], files, isCopied: true })
  const next = join(folder, 'node_modules/next/dist/bin/next')
  await run(process.execPath, [next, 'build'], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  const server = await serveNext(next, folder)
  try {
    await openPage(browser, server.address)
  } finally {
    await server.stop()
  }
}

/** Checks that the documented quick starts work in a new project without edits, with the packed packages. */
async function check() {
  // Outside of the repository, so that only installed packages resolve.
  const home = await realpath(await mkdtemp(join(tmpdir(), 'portico-quick-start-')))
  await chmod(home, 0o755) // PostgreSQL runs as another user when this runs as root
  const browser = await openBrowser()
  try {
    const tools = { packed: join(home, 'packed'), browser }
    await packPackages(tools.packed)
    const html = readSnippet('packages/portico/README.md', 'Without React on your side', 'html')
    // The slowest first, because several run at once.
    const tries = [
      ['Next.js', quickStart, tryNext],
      ['Jest', { title: 'docs/testing.md, "Jest"', files: readFiles('docs/testing.md', 'Jest') }, tryJest],
      ['Services', readCompose('docs/embedded-wallet/production.md'), tryCompose],
      ['Trial', readSnippet('packages/server/README.md', 'Try it', 'html'), tryTrial],
      ...viteSnippets.map(snippet => ['Vite', snippet, tryVite]),
      ['HTML', html, tryHtml],
      ['HTML', readSnippet('packages/portico/README.md', 'Without a build step', 'html'), tryStatic],
    ]
    await doTogether(tries.entries(), async ([index, [kind, snippet, act]]) => {
      console.log(`${kind}: ${snippet.title} …`)
      await act(snippet, join(home, String(index)), tools).catch(error => {
        throw new Error(`${kind}: ${snippet.title}: ${error.message}`, { cause: error })
      })
    })
    console.log(`${tries.length} snippets work without edits.`)
  } finally {
    await browser.close()
    await rm(home, { recursive: true, force: true })
  }
}

await check().catch(explain)
