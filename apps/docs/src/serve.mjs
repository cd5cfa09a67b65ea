import { fileURLToPath } from 'node:url'
import { serveFolder } from '../../../packages/sandbox/start/serveFolder.mjs'

const { url } = await serveFolder({ folder: fileURLToPath(new URL('../dist', import.meta.url)), port: 4204 })
process.stdout.write(`The documentation is at ${url}\n`)
