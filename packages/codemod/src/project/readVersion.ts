import { readFile } from 'node:fs/promises'

/** All packages of Portico are published together with the same version. */
export async function readVersion(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
  const { version } = JSON.parse(text) as { version: string } // our own manifest
  return version
}
