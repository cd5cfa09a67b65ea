import { readFile } from 'node:fs/promises'
import { ServerFailure } from '../ServerFailure.js'
import { createDataService, type DataService, type DataSurroundings } from './createDataService.js'
import type { DataOptions } from './DataOptions.js'
import { parseTokenList } from './tokens/parseTokenList.js'

export async function openDataService(
  options: DataOptions,
  surroundings: DataSurroundings,
): Promise<DataService> {
  const { tokenList, tokens = [] } = options
  const listed = tokenList === undefined ? [] : parseTokenList(await readList(tokenList))
  return createDataService({ ...options, tokens: [...tokens, ...listed] }, surroundings)
}

const readList = (path: string) =>
  readFile(path, 'utf8').catch(cause => {
    throw new ServerFailure(`PORTICO_TOKEN_LIST names ${path}, which cannot be read.`, { cause })
  })
