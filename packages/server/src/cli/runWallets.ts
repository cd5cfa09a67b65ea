import { readFile } from 'node:fs/promises'
import type { DatabaseOptions } from '../database/openDatabase.js'
import { importWallets, listImportedWallets, parseWallets, removeWallets } from '../registry/importWallets.js'
import { ServerFailure } from '../ServerFailure.js'
import { parseOptions, withDatabase } from './runProject.js'

export async function runWallets(args: readonly string[], options: DatabaseOptions): Promise<void> {
  const [command, ...rest] = args
  if (command === 'import') return await runImport(rest, options)
  if (command === 'remove') return await runRemove(rest, options)
  if (command === 'list') return await withDatabase(options, printWallets)
  throw new ServerFailure('Say what to do with wallets: import, remove or list. See portico-server --help.')
}

async function runImport([file, ...rest]: readonly string[], options: DatabaseOptions): Promise<void> {
  if (!file || rest.length > 0) throw new ServerFailure('Name one file with the wallets.')
  const wallets = parseWallets(await readText(file))
  await withDatabase(options, database => importWallets(database, wallets))
  console.log(`Wallets imported: ${wallets.length}.`)
}

async function runRemove(args: readonly string[], options: DatabaseOptions): Promise<void> {
  const { id = [] } = parseOptions(args, { id: { type: 'string', multiple: true } })
  if (id.length === 0) throw new ServerFailure('Name the wallets with --id.')
  const count = await withDatabase(options, database => removeWallets(database, id))
  console.log(`Wallets removed: ${count}.`)
}

async function printWallets(database: Parameters<typeof listImportedWallets>[0]): Promise<void> {
  for (const { id, name } of await listImportedWallets(database)) console.log(`${id}\t${name}`)
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw new ServerFailure(`The file ${file} could not be read.`, { cause })
  }
}
